package io.tidetable.run;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Outcome;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import io.tidetable.write.Segment;
import io.tidetable.write.WritePlan;
import io.tidetable.write.WritePlanner;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The segments of index entities that one commit knows: none that a change leaves is older than its main row. */
final class KnownSegments {
    private final SegmentReader reader;
    private final Map<RowKey, Segment> known = new HashMap<>();
    private final Set<RowKey> fresh = new HashSet<>();

    KnownSegments(SegmentReader reader) {
        this.reader = reader;
    }

    /** The segments that changes touch, read where they are not known. */
    Map<RowKey, Segment> of(List<Change> changes) {
        read(WritePlanner.segments(changes));
        Set<RowKey> doubtful = new HashSet<>();
        for (Change change : changes) {
            for (EntityRows.Listing place : change.unlisted()) {
                Segment segment = known.get(place.segment());
                if (segment != null && !segment.ids().contains(place.mainRowKey())) {
                    doubtful.add(place.segment());
                }
            }
        }
        // remembered from before the main row was read: another may have listed the entity since
        doubtful.removeAll(fresh);
        forget(doubtful);
        read(doubtful);
        fresh.addAll(doubtful);
        return known;
    }

    private void read(Collection<RowKey> keys) {
        List<RowKey> unread =
                keys.stream().filter(key -> !known.containsKey(key)).toList();
        if (!unread.isEmpty()) {
            known.putAll(reader.read(unread));
            if (!reader.remembers()) {
                fresh.addAll(unread);
            }
        }
    }

    /** Tells the reader what was stored. */
    void remember(WritePlan plan, Outcome.Done done) {
        Steps.remember(reader, plan, done);
    }

    /** These are others than those read, for the reader too. */
    void forget(Collection<RowKey> keys) {
        for (RowKey key : keys) {
            known.remove(key);
            fresh.remove(key);
            reader.forget(key);
        }
    }

    /** Main rows are read again: segments are read behind the main rows that say whether they list them. */
    void clear() {
        known.clear();
        fresh.clear();
    }
}
