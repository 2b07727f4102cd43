package io.tidetable.embedded.protocol;

import org.jspecify.annotations.Nullable;

/** A request as it arrived. */
public final class Request {
    private final String method;
    private final Url url;
    private final Headers headers;
    private final byte[] body;
    private final Paging paging;

    /** A request; the array is kept, not copied. */
    public Request(String method, Url url, Headers headers, byte[] body) {
        this(method, url, headers, body, Paging.USUAL);
    }

    private Request(String method, Url url, Headers headers, byte[] body, Paging paging) {
        this.paging = paging;
        this.method = method;
        this.url = url;
        this.headers = headers;
        this.body = body;
    }

    /**
     * Its address: {@code https://host} or with a port, the path, and what stands behind {@code ?}; all still encoded.
     */
    public record Url(String origin, String path, @Nullable String query) {}

    /** The HTTP method. */
    public String method() {
        return method;
    }

    /** The method that is meant: X-HTTP-Method where POST carries one. */
    public String effectiveMethod() {
        String tunnelled = headers.get("X-HTTP-Method");
        return tunnelled == null ? method : tunnelled;
    }

    /** The address. */
    public Url url() {
        return url;
    }

    /** The headers. */
    public Headers headers() {
        return headers;
    }

    /** The body, empty where there is none; not to be changed. */
    public byte[] body() {
        return body;
    }

    /** This request, its pages cut otherwise. */
    public Request with(Paging cut) {
        return new Request(method, url, headers, body, paging.and(cut));
    }

    Paging paging() {
        return paging;
    }

    /** Whether this is a transaction. */
    public boolean isBatch() {
        return url.path().endsWith("/$batch") || url.path().endsWith("/%24batch");
    }
}
