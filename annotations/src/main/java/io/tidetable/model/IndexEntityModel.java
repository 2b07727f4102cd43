package io.tidetable.model;

/**
 * An index entity: rows that list the row keys of all entities with one value.
 *
 * @param name letters and digits
 * @param member whose values are listed
 * @param segments rows over which one value is spread, 1 to 256
 */
public record IndexEntityModel(String name, String member, int segments) {}
