package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** A value is null where required, out of range, or not text; nothing was sent. */
public final class InvalidValueException extends TidetableException {
    public InvalidValueException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
