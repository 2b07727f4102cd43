package io.tidetable.embedded.store;

import io.tidetable.embedded.error.ServiceError;

/** Which write of several failed, and how. */
public final class FailedWrite extends RuntimeException {
    private final int index;
    private final ServiceError error;

    FailedWrite(int index, ServiceError error) {
        super(error.getMessage(), error, false, false);
        this.index = index;
        this.error = error;
    }

    /** Its place, from zero. */
    public int index() {
        return index;
    }

    /** What the service says. */
    public ServiceError error() {
        return error;
    }
}
