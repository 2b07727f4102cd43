package io.tidetable.write;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.Place;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.mapping.EntityRows.Copy;
import io.tidetable.mapping.EntityRows.Listing;
import io.tidetable.store.Outcome;
import io.tidetable.store.RowKey;
import org.jspecify.annotations.Nullable;

/** Why a write was not done, in the caller's words; no values of properties. */
public final class Refusals {
    private Refusals() {}

    /** The key is taken. */
    public static TidetableException exists(String table, String entity, RowKey key, @Nullable Throwable cause) {
        return new EntityExistsException(
                "[ENTITY_EXISTS] " + entity + ": an entity with this key is there " + at(table, key)
                        + ": use save or update to replace it",
                place(table, key),
                cause);
    }

    /** There is no such entity. */
    public static TidetableException missing(String table, String entity, RowKey key, @Nullable Throwable cause) {
        return new EntityNotFoundException(
                "[ENTITY_MISSING] " + entity + ": no entity has this key " + at(table, key)
                        + ": use insert or save to create it, deleteIfPresent where it may be gone",
                place(table, key),
                cause);
    }

    /** The caller's token is stale. */
    public static TidetableException conflict(String table, String entity, RowKey key, @Nullable Throwable cause) {
        return new ConflictException(
                "[CONFLICT] " + entity + ": it was written by another since it was read " + at(table, key)
                        + ": read it again, or use modify",
                place(table, key),
                cause);
    }

    /** Others came between, time and again. */
    public static TidetableException contended(
            String table, String entity, RowKey key, int tries, @Nullable Throwable cause) {
        return new ConflictException(
                "[CONTENTION] " + entity + ": others wrote the same rows at each of " + tries + " tries "
                        + at(table, key)
                        + ": write it less often at once, or give an index entity more segments and rebuild it",
                place(table, key),
                cause);
    }

    /** A unique value is held by another entity of the partition. */
    public static TidetableException taken(String table, Change change, Copy copy, @Nullable Throwable cause) {
        String index = copy.index().model().name();
        return new UniqueIndexException(
                "[UNIQUE_TAKEN] " + change.entity() + ": another entity of the partition holds this value of unique"
                        + " index " + index + " " + at(table, change.key()) + ": choose another value",
                index,
                copy.value(),
                place(table, change.key()),
                cause);
    }

    /** A segment holds no more row keys. */
    static TidetableException full(String table, Change change, Listing listing, int ids) {
        String index = listing.index().model().name();
        return new LimitExceededException(
                "[INDEX_ENTITY_FULL] " + change.entity() + "."
                        + listing.index().model().member()
                        + ": a segment of index entity " + index + " would list " + ids + " row keys, more than 1 MiB "
                        + at(table, listing.segment()) + ": raise segments ("
                        + listing.index().model().segments()
                        + " now, at most 256) and call indexes().rebuild(\"" + index
                        + "\"), or use @SecondaryIndex(copy = KEY), which has no such limit",
                place(table, listing.segment()),
                null);
    }

    /** More than one transaction takes. */
    static TidetableException tooMuch(String table, Change change, String usedUp) {
        return new LimitExceededException(
                "[TRANSACTION_SIZE] " + change.entity() + ": a transaction takes 100 actions and 4 MiB (" + usedUp
                        + ") " + at(table, change.key())
                        + ": write fewer entities at once, or smaller ones: copies with copy = KEY hold no properties",
                place(table, change.key()),
                null);
    }

    /** A row twice in one transaction. */
    static TidetableException twice(String table, Change change) {
        return new InvalidKeyException(
                "[TRANSACTION_ROW_TWICE] " + change.entity() + ": this row is written twice in one transaction "
                        + at(table, change.key()) + ": write its last state once",
                place(table, change.key()),
                null);
    }

    /** Nobody can tell whether it was done. */
    public static TidetableException unknown(String table, String entity, RowKey key, @Nullable Throwable cause) {
        return new UnknownOutcomeException(
                "[OUTCOME_UNKNOWN] " + entity + ": the answer to this write was lost, and what is stored does not tell"
                        + " whether it was done " + at(table, key) + ": read the entity before you repeat the write",
                place(table, key),
                cause);
    }

    /** The service refuses the request itself. */
    public static TidetableException refused(String table, String entity, RowKey key, Outcome.Refused refused) {
        return new ServiceException(
                "[SERVICE_REFUSED] " + entity + ": the service answered " + refused.status()
                        + (refused.code().isEmpty() ? "" : " " + refused.code()) + " " + at(table, key)
                        + ": nothing was written; see the cause",
                refused.status(),
                refused.code(),
                place(table, key),
                refused.cause());
    }

    private static Place place(String table, RowKey key) {
        return new Place(table, key.partition(), key.row());
    }

    private static String at(String table, RowKey key) {
        return "(table " + table + ", keys '" + key.partition() + "', '" + key.row() + "')";
    }
}
