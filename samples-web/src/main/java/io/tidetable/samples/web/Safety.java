package io.tidetable.samples.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Tells browsers that these pages have no scripts: a second lock behind the templates, which escape all they show. */
@Configuration(proxyBeanMethods = false)
class Safety implements WebMvcConfigurer {
    static final String POLICY = "default-src 'none'; style-src 'self'; img-src 'self' data:;"
            + " form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(new HandlerInterceptor() {
            @Override
            public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
                response.setHeader("Content-Security-Policy", POLICY);
                response.setHeader("X-Content-Type-Options", "nosniff");
                return true;
            }
        });
    }
}
