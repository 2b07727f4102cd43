package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** A write whose outcome could not be found out: read again before repeating it. */
public final class UnknownOutcomeException extends TidetableException {
    public UnknownOutcomeException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
