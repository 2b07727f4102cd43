package io.tidetable.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of rows as the service gave it: it may be short or even empty and still have a next one.
 *
 * @param rows in order of their keys
 * @param next where the next page starts; null on the last
 * @param bytes size of the answer's body
 */
public record RowPage(List<Row> rows, PageRequest.@Nullable Continuation next, long bytes) {}
