package io.tidetable.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One request for a page of rows.
 *
 * @param filter {@code $filter} as sent; empty for all rows
 * @param select names of properties to read, keys included where wanted; empty for all. {@code _v} and the ETag are the
 *     asker's to add
 * @param top rows at most, 1 to 1000
 * @param after where the page before ended; null for the first
 */
public record PageRequest(
        String filter,
        List<String> select,
        int top,
        @Nullable Continuation after) {
    /** Rows that a page holds at most (Table service, query timeout and pagination). */
    public static final int MAX_ROWS = 1000;

    /** Copies the list. */
    public PageRequest {
        select = List.copyOf(select);
    }

    /** Where a page ended, as the service says: opaque. */
    public record Continuation(
            String nextPartition, @Nullable String nextRow) {}
}
