package io.tidetable.embedded.store;

import io.tidetable.embedded.filter.Filter;
import org.jspecify.annotations.Nullable;

/**
 * A page asked for: at most {@code top} rows of a filter, from a place on, or from the start where that is null.
 *
 * @param endsWithPartition whether the page ends where a partition does that gave rows
 */
public record Scan(Filter filter, int top, @Nullable RowId from, boolean endsWithPartition) {}
