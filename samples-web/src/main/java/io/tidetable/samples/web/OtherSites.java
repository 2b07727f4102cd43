package io.tidetable.samples.web;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import org.springframework.web.cors.CorsUtils;
import org.springframework.web.servlet.HandlerInterceptor;

/**
 * Refuses what a page of another site sends in its reader's name (cross-site request forgery), by the headers in which
 * browsers say whose page it was; scripts of pages cannot set them. Programs send neither and are let through: there is
 * no login here that they could borrow. An application with a login has Spring Security for this.
 */
final class OtherSites implements HandlerInterceptor {
    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> OWN = Set.of("same-origin", "none");

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler)
            throws IOException {
        boolean refused = request.getDispatcherType() == DispatcherType.REQUEST
                && !READING.contains(request.getMethod())
                && isOfAnother(request);
        if (refused) {
            response.sendError(HttpServletResponse.SC_FORBIDDEN);
        }
        return !refused;
    }

    /** By {@code Sec-Fetch-Site}; by {@code Origin} where a browser is old, or the connection is not a safe one. */
    private static boolean isOfAnother(HttpServletRequest request) {
        String site = request.getHeader("Sec-Fetch-Site");
        return site == null ? CorsUtils.isCorsRequest(request) : !OWN.contains(site);
    }
}
