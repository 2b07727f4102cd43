package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** A continuation that is mangled or belongs to another query. */
public final class InvalidContinuationException extends InvalidQueryException {
    public InvalidContinuationException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
