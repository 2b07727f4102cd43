package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** A limit of the service would be exceeded; nothing was sent. */
public final class LimitExceededException extends TidetableException {
    public LimitExceededException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
