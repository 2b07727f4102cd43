package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import io.tidetable.write.Refusals;
import org.jspecify.annotations.Nullable;

/** What a caller wants of one entity; used by one thread, or by one after the other. */
interface Intent<T> {
    /** The class in its table. */
    Session<T> session();

    /** Keys of the main row. */
    RowKey key();

    /** Token of this write, the same at all tries. */
    String version();

    /** Whether the stored main row must be known before the change can be planned. */
    boolean readsRow();

    /**
     * The change.
     *
     * @param stored the main row as read last; null where there is none, or where it is not asked for
     * @throws io.tidetable.error.EntityNotFoundException there is none and there must be
     * @throws io.tidetable.error.ConflictException it has another token than the caller's
     */
    Change change(@Nullable Row stored);

    /**
     * The entity as stored by the last change; null where the caller gave none.
     *
     * @param etag ETag of the main row; null after a delete
     */
    @Nullable
    T stored(@Nullable String etag);

    /** The caller's object; null where the caller gave a key. */
    @Nullable
    T given();

    /** The same with the token of the transaction that it shares. */
    Intent<T> as(String version);

    /** Whether it is no fault that there is nothing to do: the entity is gone, or as wanted. */
    default boolean mayBeNeedless() {
        return false;
    }

    /** Whether it can be done twice: a lost answer needs no settlement. */
    default boolean isRepeatable() {
        return false;
    }

    /** Name of the class in messages. */
    default String entity() {
        return mapping().model().entity();
    }

    /** Its mapping. */
    default EntityMapping<T> mapping() {
        return session().mapping();
    }

    /** Whether other rows follow the main row. */
    default boolean isIndexed() {
        return mapping().model().isIndexed();
    }

    /** Whether a row that a copy of that key names is an entity's, and it would write that copy. */
    default boolean wouldWrite(Row main, RowKey copy) {
        return mapping().kind(main.key()) instanceof RowKind.Main
                && mapping().rows(main).copies().stream()
                        .anyMatch(own -> own.row().key().equals(copy));
    }

    /** The caller's token is stale. */
    default TidetableException conflict(@Nullable Throwable cause) {
        return Refusals.conflict(mapping().table(), entity(), key(), cause);
    }

    /** There is no entity. */
    default TidetableException missing(@Nullable Throwable cause) {
        return Refusals.missing(mapping().table(), entity(), key(), cause);
    }
}
