package io.tidetable.embedded.error;

/** A refusal on its way to the answer; carries no stack trace, since it is an answer and not a defect. */
public final class ServiceError extends RuntimeException {
    private final Failure failure;
    private final String text;

    ServiceError(Failure failure, String text) {
        super(failure.code() + ": " + text, null, false, false);
        this.failure = failure;
        this.text = text;
    }

    /** What went wrong. */
    public Failure failure() {
        return failure;
    }

    /** The text without RequestId and Time. */
    public String text() {
        return text;
    }
}
