package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** The row changed since the caller read it: read again, or use modify. */
public final class ConflictException extends TidetableException {
    public ConflictException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
