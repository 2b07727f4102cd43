package io.tidetable.embedded.filter;

import org.jspecify.annotations.Nullable;

/** What a filter sees of a row. */
public interface Properties {
    /** The value of a property, PartitionKey, RowKey and Timestamp among them; null where absent. */
    @Nullable
    Object value(String name);
}
