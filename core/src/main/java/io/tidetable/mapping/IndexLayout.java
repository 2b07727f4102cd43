package io.tidetable.mapping;

import io.tidetable.model.IndexModel;

/**
 * A secondary index as stored.
 *
 * @param model what it is
 * @param key row key of its copies: {@code ~name_} and the values; the main row key last unless unique
 */
public record IndexLayout(IndexModel model, KeyLayout key) {}
