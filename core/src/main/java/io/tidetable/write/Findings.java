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
 * @param others copies of values that an entity to be written shares with another, which holds them: they stay as they
 *     are
 * @param segments segments as read last
 */
public record Findings(
        Set<RowKey> missing, Map<RowKey, String> dead, Set<RowKey> others, Map<RowKey, Segment> segments) {
    /** Nothing is known. */
    public static final Findings NONE = new Findings(Set.of(), Map.of(), Set.of(), Map.of());

    /** Copies what is given. */
    public Findings {
        missing = Set.copyOf(missing);
        dead = Map.copyOf(dead);
        others = Set.copyOf(others);
        segments = Map.copyOf(segments);
    }

    /** A copy is not where it should be. */
    public Findings missing(RowKey copy) {
        Set<RowKey> more = new HashSet<>(missing);
        more.add(copy);
        return new Findings(more, dead, others, segments);
    }

    /** A copy is dead; ETag null where it is so no longer. */
    public Findings dead(RowKey copy, @Nullable String etag) {
        Map<RowKey, String> more = new HashMap<>(dead);
        if (etag == null) {
            more.remove(copy);
        } else {
            more.put(copy, etag);
        }
        return new Findings(missing, more, others, segments);
    }

    /** Copies that others hold, as looked for now. */
    public Findings others(Set<RowKey> held) {
        return new Findings(missing, dead, held, segments);
    }

    /** Segments as read now. */
    public Findings segments(Map<RowKey, Segment> read) {
        return new Findings(missing, dead, others, read);
    }
}
