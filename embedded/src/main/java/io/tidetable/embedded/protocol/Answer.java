package io.tidetable.embedded.protocol;

/** What goes back: status, headers and body. */
public final class Answer {
    private static final byte[] NOTHING = {};

    private final int status;
    private final Headers headers;
    private final byte[] body;

    private Answer(int status, Headers headers, byte[] body) {
        this.status = status;
        this.headers = headers;
        this.body = body;
    }

    static Answer noContent() {
        return new Answer(204, new Headers(), NOTHING);
    }

    /** An answer with a body. */
    public static Answer of(int status, String contentType, byte[] body) {
        return new Answer(status, new Headers().set("Content-Type", contentType), body);
    }

    /** Sets a header. */
    public Answer with(String name, String value) {
        headers.set(name, value);
        return this;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The words that go with the status. */
    public String reason() {
        return Reason.of(status);
    }

    /** The headers. */
    public Headers headers() {
        return headers;
    }

    /** The body, empty where there is none; not to be changed. */
    public byte[] body() {
        return body;
    }
}
