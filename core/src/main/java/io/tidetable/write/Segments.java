package io.tidetable.write;

import io.tidetable.mapping.EntityRows.Listing;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What changes make of the segments that they share. */
final class Segments {
    private Segments() {}

    /** Each segment that the changes touch, in the order of the first touch. */
    static Collection<Touched> touched(List<Change> changes, Map<RowKey, Segment> known) {
        Map<RowKey, Touched> touched = new LinkedHashMap<>();
        for (int i = 0; i < changes.size(); i++) {
            for (Listing place : changes.get(i).unlisted()) {
                at(touched, known, place).leave(i, place);
            }
            for (Listing place : changes.get(i).listed()) {
                at(touched, known, place).join(i, place);
            }
            String version = changes.get(i).version();
            touched.values().forEach(segment -> segment.version = version);
        }
        return touched.values();
    }

    private static Touched at(Map<RowKey, Touched> touched, Map<RowKey, Segment> known, Listing place) {
        return touched.computeIfAbsent(place.segment(), key -> {
            Segment segment = known.get(key);
            if (segment == null) {
                throw new IllegalStateException("segment not read before planning: " + key);
            }
            return new Touched(segment, place);
        });
    }

    /** A segment and what becomes of it. */
    static final class Touched {
        private final Segment before;
        private final Set<String> ids;
        private final List<Integer> changes = new ArrayList<>();
        private Listing place;
        private int lastListing = -1;
        private boolean changed;
        private String version = "";

        private Touched(Segment before, Listing place) {
            this.before = before;
            this.place = place;
            this.ids = new LinkedHashSet<>(before.ids());
        }

        /** Not being listed is no change: nobody lists an entity but in a transaction that writes its main row. */
        private void leave(int change, Listing listing) {
            changed |= ids.remove(listing.mainRowKey());
            changes.add(change);
        }

        /** Being listed already is a change: the row must not lose the entry to a repair that comes between. */
        private void join(int change, Listing listing) {
            ids.add(listing.mainRowKey());
            changes.add(change);
            changed = true;
            lastListing = change;
            place = listing;
        }

        /** What is to be written; nothing where nothing changes. */
        Next next() {
            if (!changed) {
                return new Next.Nothing();
            }
            String etag = before.etag();
            if (ids.isEmpty()) {
                return etag == null ? new Next.Nothing() : new Next.Written(new Write.Delete(before.key(), etag));
            }
            Row row = Segment.row(before.key(), ids, version);
            if (row == null) {
                return lastListing >= 0 ? new Next.Full(lastListing, place, ids.size()) : new Next.Nothing();
            }
            return new Next.Written(etag == null ? new Write.Insert(row) : new Write.Replace(row, etag));
        }

        List<Integer> changes() {
            return changes;
        }
    }

    /** What becomes of a segment. */
    sealed interface Next {
        /** It stays as it is. */
        record Nothing() implements Next {}

        /** It is written. */
        record Written(Write write) implements Next {}

        /** It cannot hold what the last change that lists would add. */
        record Full(int change, Listing place, int ids) implements Next {}
    }
}
