package io.tidetable.spring.observe;

/**
 * What an observation is told of a failure: the class and the place of the exception; no message, for that may hold
 * keys.
 */
final class FailedOperation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FailedOperation(String failure, StackTraceElement[] place) {
        super(failure);
        setStackTrace(place);
    }
}
