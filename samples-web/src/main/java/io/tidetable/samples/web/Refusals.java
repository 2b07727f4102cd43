package io.tidetable.samples.web;

import org.apache.catalina.filters.FailedRequestFilter;
import org.springframework.boot.web.embedded.tomcat.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** What is refused before a page sees it, each with a page that says why. */
@Configuration(proxyBeanMethods = false)
class Refusals implements WebMvcConfigurer {
    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(new OtherSites());
    }

    /** A form that Tomcat does not read, too large as a rule, would come to the page as an empty one. */
    @Bean
    FilterRegistrationBean<FailedRequestFilter> unreadForms() {
        return new FilterRegistrationBean<>(new FailedRequestFilter());
    }

    /** What Tomcat refuses by itself, before there is an application to ask for a page. */
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> unreadAddresses() {
        return factory -> factory.addContextCustomizers(
                context -> context.getParent().getPipeline().addValve(new UnreadRequest()));
    }
}
