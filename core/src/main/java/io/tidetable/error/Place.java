package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** Where something went wrong, as stored: table and keys, as far as they are known. */
public record Place(
        @Nullable String table,
        @Nullable String partitionKey,
        @Nullable String rowKey) {
    /** Nowhere yet: before keys were made. */
    public static final Place UNKNOWN = new Place(null, null, null);
}
