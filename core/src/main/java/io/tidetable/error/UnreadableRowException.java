package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** A stored row that does not fit its class: table, keys, property, type found and type wanted. */
public final class UnreadableRowException extends TidetableException {
    public UnreadableRowException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
