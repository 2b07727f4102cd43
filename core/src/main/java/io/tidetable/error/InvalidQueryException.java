package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** A query that cannot mean anything: an unknown attribute, a comparison with null, a limit below one. */
public class InvalidQueryException extends TidetableException {
    public InvalidQueryException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
