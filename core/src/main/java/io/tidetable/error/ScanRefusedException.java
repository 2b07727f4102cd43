package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** No key and no index serves the query, and allowScan() was not called; nothing was sent. */
public final class ScanRefusedException extends InvalidQueryException {
    public ScanRefusedException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
