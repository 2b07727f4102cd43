package io.tidetable.model;

import java.util.List;

/**
 * A secondary index: copies of each entity under another row key.
 *
 * @param name letters and digits
 * @param parts members in order
 * @param unique whether a partition holds a value once
 * @param full whether copies hold the properties, not the main row's key alone
 * @param ignoreCase whether letters of different case are one value
 * @param hashed whether the key holds a SHA-256 of the text
 */
public record IndexModel(
        String name, List<Part> parts, boolean unique, boolean full, boolean ignoreCase, boolean hashed) {
    /** Copies the list. */
    public IndexModel {
        parts = List.copyOf(parts);
    }

    /** A member and whether its greater values come first. */
    public record Part(String member, boolean descending) {}
}
