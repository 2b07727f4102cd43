package io.tidetable.embedded.store;

/** The keys of a row. */
public record RowId(String partitionKey, String rowKey) {}
