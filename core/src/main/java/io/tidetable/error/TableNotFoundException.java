package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** The table does not exist: call createTableIfAbsent(). */
public final class TableNotFoundException extends TidetableException {
    public TableNotFoundException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
