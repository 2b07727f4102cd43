package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import org.jspecify.annotations.Nullable;

/** A request, taken apart once. */
record Exchange(Request request, Target target, Options options, Format format) {
    static Exchange of(Request request) {
        Target target = Target.parse(request.url());
        String contentType = request.headers().get("Content-Type");
        if (contentType != null && contentType.contains("atom")) {
            throw Failure.ATOM_FORMAT_NOT_SUPPORTED.error();
        }
        Options options = Options.parse(request.url().query());
        boolean batch = target.resource() instanceof Target.Resource.Batch;
        Format format = batch ? Format.MINIMAL : Format.of(request.headers().get("Accept"), options.get("$format"));
        return new Exchange(request, target, options, format);
    }

    @Nullable
    String header(String name) {
        return request.headers().get(name);
    }

    /** The Prefer of a POST that we heed: return-content or return-no-content, else null. */
    static @Nullable String preference(Request request) {
        String prefer = request.headers().get("Prefer");
        boolean known = prefer != null && (prefer.equals("return-content") || prefer.equals("return-no-content"));
        return known && request.effectiveMethod().equals("POST") ? prefer : null;
    }

    boolean answersContent() {
        return !"return-no-content".equals(preference(request));
    }
}
