package io.tidetable.embedded.http;

/** A connection that breaks instead of an answer; a transport turns it into what its caller would see. */
public final class LostConnection extends RuntimeException {
    private final boolean reset;

    /** A connection reset by the service, or closed by it before an answer. */
    public LostConnection(boolean reset) {
        super(reset ? "Connection reset by peer" : "Connection closed before an answer", null, false, false);
        this.reset = reset;
    }

    /** Whether it is reset rather than closed. */
    public boolean isReset() {
        return reset;
    }
}
