package io.tidetable.mapping;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.store.RowKey;

/** Errors of values and texts, told where. */
record Placed(String table) {
    /** In the table, before keys were made. */
    Place nowhere() {
        return new Place(table, null, null);
    }

    Place at(RowKey key) {
        return new Place(table, key.partition(), key.row());
    }

    /** The same refusal with its place. */
    TidetableException refused(TidetableException e, Place place) {
        if (e instanceof InvalidKeyException) {
            return new InvalidKeyException(text(e), place, e.getCause());
        }
        if (e instanceof InvalidValueException) {
            return new InvalidValueException(text(e), place, e.getCause());
        }
        return e instanceof LimitExceededException ? new LimitExceededException(text(e), place, e.getCause()) : e;
    }

    /** What an error of this project says, never null. */
    static String text(TidetableException e) {
        return String.valueOf(e.getMessage());
    }

    /** A stored row that does not fit. */
    UnreadableRowException unreadable(String text, RowKey key, Throwable cause) {
        return new UnreadableRowException(text + where(key), at(key), cause);
    }

    /** A stored row that does not fit. */
    UnreadableRowException unreadable(String text, RowKey key) {
        return new UnreadableRowException(text + where(key), at(key), null);
    }

    private String where(RowKey key) {
        return " (table " + table + ", partition key '" + key.partition() + "', row key '" + key.row() + "')";
    }
}
