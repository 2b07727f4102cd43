package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** An update, modify, patch or delete met no row. */
public final class EntityNotFoundException extends TidetableException {
    public EntityNotFoundException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
