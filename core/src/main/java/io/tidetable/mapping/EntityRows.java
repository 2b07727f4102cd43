package io.tidetable.mapping;

import io.tidetable.error.TidetableException;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;

/**
 * All rows that an entity should have, without the token of a write.
 *
 * @param main its main row
 * @param copies a copy for each index whose values are all present
 * @param listings its place in index entities, one for each whose value is present
 * @param impossible indexes in which it has a value and can have no row: only where it was stored before the index was
 */
public record EntityRows(Row main, List<Copy> copies, List<Listing> listings, List<Impossible> impossible) {
    /** Copies the lists. */
    public EntityRows {
        copies = List.copyOf(copies);
        listings = List.copyOf(listings);
        impossible = List.copyOf(impossible);
    }

    /** Of an entity that can have all of them. */
    public EntityRows(Row main, List<Copy> copies, List<Listing> listings) {
        this(main, copies, listings, List.of());
    }

    /** An index, and why it can hold no row of the entity: a value too long for a key, a copy too large. */
    public record Impossible(String index, TidetableException why) {}

    /** These, of an entity that is to be written; the exception where an index cannot hold it. */
    public EntityRows allPossible() {
        if (!impossible.isEmpty()) {
            throw impossible.get(0).why();
        }
        return this;
    }

    /**
     * A row of a secondary index; {@code value} is what the entity holds, a List where the index is over several
     * members.
     */
    public record Copy(IndexLayout index, Row row, Object value) {}

    /** A place in an index entity: the segment's row, and the main row key that it lists. */
    public record Listing(ListingLayout index, RowKey segment, String mainRowKey) {}
}
