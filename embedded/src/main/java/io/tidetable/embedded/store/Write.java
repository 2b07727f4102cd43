package io.tidetable.embedded.store;

import org.jspecify.annotations.Nullable;

/** One change of one row; without {@code match} a replace or merge is an upsert. */
public record Write(Kind kind, RowId id, @Nullable Match match, Fields fields) {
    /** What a write does. */
    public enum Kind {
        /** Fails where the row exists. */
        INSERT,
        /** Puts the fields in place of the row's. */
        REPLACE,
        /** Lays the fields over the row's. */
        MERGE,
        /** Removes the row. */
        DELETE
    }
}
