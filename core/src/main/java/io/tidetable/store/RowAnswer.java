package io.tidetable.store;

import org.jspecify.annotations.Nullable;

/**
 * What the service said of one key.
 *
 * @param row null where there is none
 * @param bytes size of the answer's body
 */
public record RowAnswer(@Nullable Row row, long bytes) {}
