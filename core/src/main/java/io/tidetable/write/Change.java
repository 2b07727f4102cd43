package io.tidetable.write;

import io.tidetable.mapping.EntityRows;
import io.tidetable.mapping.EntityRows.Copy;
import io.tidetable.mapping.EntityRows.Listing;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is to become of one entity's rows.
 *
 * @param entity its class, for messages
 * @param main the action on its main row
 * @param version the token of this write, {@code _v} of all its rows
 * @param gone copies that the stored entity has and the new one has not
 * @param kept copies of the new entity whose keys the stored one had too
 * @param added copies of the new entity whose keys the stored one had not
 * @param unlisted places in index entities to be left
 * @param listed places in index entities to be taken
 */
public record Change(
        String entity,
        Write main,
        String version,
        List<Copy> gone,
        List<Copy> kept,
        List<Copy> added,
        List<Listing> unlisted,
        List<Listing> listed) {
    /** Copies the lists. */
    public Change {
        gone = List.copyOf(gone);
        kept = List.copyOf(kept);
        added = List.copyOf(added);
        unlisted = List.copyOf(unlisted);
        listed = List.copyOf(listed);
    }

    /**
     * The change from one state to the next.
     *
     * @param main the action on the main row, without the token
     * @param before rows of the stored entity; null where there is none, or no index that would ask
     * @param after rows of the entity to be; null where it is deleted
     */
    public static Change of(
            String entity, Write main, @Nullable EntityRows before, @Nullable EntityRows after, String version) {
        List<Copy> oldCopies = before == null ? List.of() : before.copies();
        List<Copy> newCopies = after == null ? List.of() : after.copies();
        Set<RowKey> oldKeys = keys(oldCopies);
        Set<RowKey> newKeys = keys(newCopies);
        List<Listing> oldPlaces = before == null ? List.of() : before.listings();
        List<Listing> newPlaces = after == null ? List.of() : after.listings();
        return new Change(
                entity,
                stamped(main, version),
                version,
                oldCopies.stream()
                        .filter(copy -> !newKeys.contains(copy.row().key()))
                        .toList(),
                newCopies.stream()
                        .filter(copy -> oldKeys.contains(copy.row().key()))
                        .toList(),
                newCopies.stream()
                        .filter(copy -> !oldKeys.contains(copy.row().key()))
                        .toList(),
                without(oldPlaces, newPlaces),
                without(newPlaces, oldPlaces));
    }

    private static Set<RowKey> keys(List<Copy> copies) {
        return copies.stream().map(copy -> copy.row().key()).collect(Collectors.toSet());
    }

    private static List<Listing> without(List<Listing> places, List<Listing> others) {
        return places.stream()
                .filter(place -> others.stream()
                        .noneMatch(other -> other.segment().equals(place.segment())
                                && other.mainRowKey().equals(place.mainRowKey())))
                .toList();
    }

    private static Write stamped(Write main, String version) {
        if (main instanceof Write.Insert insert) {
            return new Write.Insert(stamped(insert.row(), version));
        }
        if (main instanceof Write.Replace replace) {
            return new Write.Replace(stamped(replace.row(), version), replace.etag());
        }
        if (main instanceof Write.Upsert upsert) {
            return new Write.Upsert(stamped(upsert.row(), version));
        }
        if (main instanceof Write.Merge merge) {
            return new Write.Merge(stamped(merge.row(), version), merge.etag());
        }
        return main;
    }

    /** A row with the token of the write that makes it. */
    static Row stamped(Row row, String version) {
        Map<String, Object> properties = new LinkedHashMap<>(row.properties());
        properties.put(Row.TOKEN, version);
        return Row.of(row.key(), properties);
    }

    /** Those of these copies whose values no other entity may hold. */
    public List<Copy> unique(List<Copy> copies) {
        return copies.stream().filter(copy -> copy.index().model().unique()).toList();
    }

    /** Keys of the main row. */
    public RowKey key() {
        return main.key();
    }

    /** Whether the main row goes. */
    public boolean isDelete() {
        return main instanceof Write.Delete;
    }
}
