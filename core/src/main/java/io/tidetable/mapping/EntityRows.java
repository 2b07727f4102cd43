package io.tidetable.mapping;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;

/**
 * All rows that an entity should have, without the token of a write.
 *
 * @param main its main row
 * @param copies a copy for each index whose values are all present
 * @param listings its place in index entities, one for each whose value is present
 */
public record EntityRows(Row main, List<Copy> copies, List<Listing> listings) {
    /** Copies the lists. */
    public EntityRows {
        copies = List.copyOf(copies);
        listings = List.copyOf(listings);
    }

    /**
     * A row of a secondary index; {@code value} is what the entity holds, a List where the index is over several
     * members.
     */
    public record Copy(IndexLayout index, Row row, Object value) {}

    /** A place in an index entity: the segment's row, and the main row key that it lists. */
    public record Listing(ListingLayout index, RowKey segment, String mainRowKey) {}
}
