package io.tidetable.write;

import io.tidetable.error.UnreadableRowException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Sees the rows of one partition in any order, and tells which index rows do not fit the main rows. It holds the keys
 * of index rows that have not met their match yet, no properties.
 */
public final class PartitionCheck {
    private final EntityMapping<?> mapping;
    private final String partition;
    private final Predicate<String> indexes;
    private final Map<String, Copy> wanted = new HashMap<>();
    private final Map<String, Found> found = new HashMap<>();
    private final Map<Place, String> wantedPlaces = new HashMap<>();
    private final Map<Place, String> foundPlaces = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();
    private final List<RowKey> strangers = new ArrayList<>();
    private long entities;

    /**
     * Nothing is seen yet.
     *
     * @param indexes names of the indexes that are looked at
     */
    public PartitionCheck(EntityMapping<?> mapping, String partition, Predicate<String> indexes) {
        this.mapping = mapping;
        this.partition = partition;
        this.indexes = indexes;
    }

    /** A copy that an entity should have. */
    private record Copy(String index, String main, long contents) {}

    /**
     * A copy that is there.
     *
     * @param main the main row key that it names; null where neither that nor a token of ours is in it
     */
    private record Found(String index, @Nullable String main, long contents) {}

    /** A row key in a segment. */
    private record Place(String segment, String main) {}

    /** One row more. */
    public void see(Row row) {
        RowKind kind = mapping.kind(row.key());
        if (kind instanceof RowKind.Main) {
            seeMain(row);
        } else if (kind instanceof RowKind.Copy copy) {
            seeCopy(copy.index().model().name(), row);
        } else if (kind instanceof RowKind.Listing listing) {
            seeSegment(listing.index().model().name(), row);
        } else if (row.key().row().startsWith("~")) {
            strangers.add(row.key());
        }
    }

    private void seeMain(Row row) {
        EntityRows rows;
        try {
            rows = mapping.rows(row);
        } catch (UnreadableRowException unreadable) {
            strangers.add(row.key());
            return;
        }
        entities++;
        String main = row.key().row();
        for (EntityRows.Copy copy : rows.copies()) {
            String index = copy.index().model().name();
            if (indexes.test(index)) {
                want(
                        copy.row().key().row(),
                        new Copy(index, main, Contents.of(copy.row().properties(), row.token())));
            }
        }
        for (EntityRows.Impossible each : rows.impossible()) {
            if (indexes.test(each.index())) {
                findings.add(new Finding.Unindexable(
                        each.index(), row.key(), String.valueOf(each.why().getMessage())));
            }
        }
        for (EntityRows.Listing listing : rows.listings()) {
            String index = listing.index().model().name();
            Place place = new Place(listing.segment().row(), main);
            if (indexes.test(index) && foundPlaces.remove(place) == null) {
                wantedPlaces.put(place, index);
            }
        }
    }

    private void want(String key, Copy copy) {
        Copy other = wanted.putIfAbsent(key, copy);
        if (other != null) {
            findings.add(new Finding.Duplicate(copy.index(), key(copy.main()), key(other.main()), key(key)));
        }
    }

    private void seeCopy(String index, Row row) {
        if (indexes.test(index)) {
            found.put(row.key().row(), new Found(index, named(row), Contents.of(row)));
        }
    }

    private static @Nullable String named(Row copy) {
        if (copy.properties().get(Row.MAIN_ROW_KEY) instanceof String rowKey) {
            return rowKey;
        }
        return copy.token() == null ? null : "";
    }

    private void seeSegment(String index, Row row) {
        List<String> ids = Segment.ids(row);
        if (ids.isEmpty()) {
            strangers.add(row.key());
        } else if (indexes.test(index)) {
            for (String main : ids) {
                Place place = new Place(row.key().row(), main);
                if (wantedPlaces.remove(place) == null) {
                    foundPlaces.put(place, index);
                }
            }
        }
    }

    /** Entities seen. */
    public long entities() {
        return entities;
    }

    /** Index rows that are not of this class, and main rows that cannot be read as of it; asked behind the findings. */
    public List<RowKey> strangers() {
        return strangers;
    }

    /** What does not fit, when all rows have been seen; asked once. */
    public List<Finding> findings() {
        List<Finding> all = new ArrayList<>(findings);
        Set<String> duplicated = new HashSet<>();
        for (Finding finding : findings) {
            if (finding instanceof Finding.Duplicate duplicate) {
                duplicated.add(duplicate.copy().row());
            }
        }
        wanted.forEach((key, copy) -> {
            Found there = found.remove(key);
            if (duplicated.contains(key)) {
                return; // whose the copy is must be decided first
            }
            if (there == null) {
                all.add(new Finding.MissingCopy(copy.index(), key(copy.main()), key(key)));
            } else if (there.contents() != copy.contents() || !copy.main().equals(there.main())) {
                all.add(new Finding.StaleCopy(copy.index(), key(copy.main()), key(key)));
            }
        });
        found.forEach((key, copy) -> {
            String main = copy.main();
            if (main == null) {
                strangers.add(key(key));
            } else {
                all.add(new Finding.OrphanedCopy(copy.index(), key(main), key(key)));
            }
        });
        wantedPlaces.forEach(
                (place, index) -> all.add(new Finding.MissingPlace(index, key(place.main()), key(place.segment()))));
        foundPlaces.forEach(
                (place, index) -> all.add(new Finding.OrphanedPlace(index, key(place.main()), key(place.segment()))));
        return all;
    }

    private RowKey key(String row) {
        return new RowKey(partition, row);
    }
}
