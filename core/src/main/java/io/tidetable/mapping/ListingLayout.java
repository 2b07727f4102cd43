package io.tidetable.mapping;

import io.tidetable.model.IndexEntityModel;

/**
 * An index entity as stored: row key {@code ~name_value_SS}, SS the segment in two hex digits.
 *
 * @param model what it is
 * @param key the lead {@code ~name_} and the slot of the value; {@code _SS} is not part of it
 */
public record ListingLayout(IndexEntityModel model, KeyLayout key) {}
