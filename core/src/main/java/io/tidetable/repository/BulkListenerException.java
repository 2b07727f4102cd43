package io.tidetable.repository;

import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;

/**
 * A {@link BulkListener} threw while all else went on: thrown when the bulk write has ended, with its result. The cause
 * is what the listener threw first, the suppressed what it threw later, up to 100.
 */
public final class BulkListenerException extends TidetableException {
    private final transient BulkResult<?> result;

    /** For a bulk write that has ended. */
    public BulkListenerException(String message, Place place, RuntimeException thrown, BulkResult<?> result) {
        super(message, place, thrown);
        this.result = result;
    }

    /** What became of the bulk write: what the listener should have been told is counted too. */
    public BulkResult<?> result() {
        return result;
    }
}
