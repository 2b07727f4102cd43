package io.tidetable.azure;

import io.tidetable.error.Place;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.error.TidetableException;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What is being done, for messages; never with values of properties.
 *
 * @param what as in {@code inserting the row}
 * @param place table and keys
 */
record Deed(String what, Place place) {
    static Deed reading(String table, RowKey key) {
        return new Deed("reading the row", place(table, key));
    }

    static Deed paging(String table) {
        return new Deed("reading a page", new Place(table, null, null));
    }

    static Deed creating(String table) {
        return new Deed("creating the table", new Place(table, null, null));
    }

    static Deed of(String table, Write write) {
        String verb = write.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        return new Deed("the " + verb + " of the row", place(table, write.key()));
    }

    static Deed of(String table, Transaction transaction) {
        return new Deed(
                "the transaction of " + transaction.writes().size() + " actions",
                new Place(table, transaction.partition(), null));
    }

    /** The exception of a refusal that is not the row's fault. */
    TidetableException exception(Refusal refusal, @Nullable Throwable cause) {
        return refusal.isTableNotFound()
                ? new TableNotFoundException(
                        this + " failed, the table does not exist: call createTableIfAbsent()", place, cause)
                : new ServiceException(
                        this + " failed (" + refusal.status() + " " + refusal.code() + "): "
                                + (Interrupts.isIn(cause) ? "the thread was interrupted" : refusal.advice()),
                        refusal.status(),
                        refusal.code(),
                        place,
                        cause);
    }

    private static Place place(String table, RowKey key) {
        return new Place(table, key.partition(), key.row());
    }

    /** As in {@code Posts: the insert of the row ("azure", "25")}. */
    @Override
    public String toString() {
        String keys = place.partitionKey() == null
                ? ""
                : " (\"" + place.partitionKey() + (place.rowKey() == null ? "" : "\", \"" + place.rowKey()) + "\")";
        return place.table() + ": " + what + keys;
    }
}
