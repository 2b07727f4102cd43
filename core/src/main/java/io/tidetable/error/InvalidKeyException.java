package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** A key part is missing, null, of another type, or holds what no key can hold; nothing was sent. */
public final class InvalidKeyException extends TidetableException {
    public InvalidKeyException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
