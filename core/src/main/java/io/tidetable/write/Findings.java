package io.tidetable.write;

import io.tidetable.store.RowKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What reads and earlier tries have taught about index rows.
 *
 * @param missing copies that should be there and are not
 * @param dead copies of values that nobody holds any more, with the ETag under which they can be taken over
 * @param segments segments as read last
 */
public record Findings(Set<RowKey> missing, Map<RowKey, String> dead, Map<RowKey, Segment> segments) {
    /** Nothing is known. */
    public static final Findings NONE = new Findings(Set.of(), Map.of(), Map.of());

    /** Copies what is given. */
    public Findings {
        missing = Set.copyOf(missing);
        dead = Map.copyOf(dead);
        segments = Map.copyOf(segments);
    }

    /** A copy is not where it should be. */
    public Findings missing(RowKey copy) {
        Set<RowKey> more = new HashSet<>(missing);
        more.add(copy);
        return new Findings(more, dead, segments);
    }

    /** A copy is dead; ETag null where it is so no longer. */
    public Findings dead(RowKey copy, @Nullable String etag) {
        Map<RowKey, String> more = new HashMap<>(dead);
        if (etag == null) {
            more.remove(copy);
        } else {
            more.put(copy, etag);
        }
        return new Findings(missing, more, segments);
    }

    /** Segments as read now. */
    public Findings segments(Map<RowKey, Segment> read) {
        return new Findings(missing, dead, read);
    }
}
