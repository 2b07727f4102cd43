package io.tidetable.mapping;

import io.tidetable.store.RowKey;
import org.jspecify.annotations.Nullable;

/**
 * Which row an entity stands for.
 *
 * @param key keys of its main row
 * @param token the caller's token; null where there is none
 */
public record Target(RowKey key, @Nullable String token) {}
