package io.tidetable.embedded.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows, and where the next page starts; null at the end.
 *
 * @param atPartitionStart whether the next page starts with a partition, whatever its first row
 */
public record Page(List<Row> rows, @Nullable RowId next, boolean atPartitionStart) {}
