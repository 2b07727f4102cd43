package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** An insert met a row of the same keys. */
public final class EntityExistsException extends TidetableException {
    public EntityExistsException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
