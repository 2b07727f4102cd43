package io.tidetable.write;

import io.tidetable.mapping.EntityRows;
import java.util.List;

/** What an action of a transaction is for; changes are named by their place among those planned. */
public sealed interface Role {
    /** The main row of a change. */
    record Main(int change) implements Role {}

    /** A copy that a change makes or takes away. */
    record OfCopy(int change, EntityRows.Copy copy, Standing standing) implements Role {}

    /** A segment, for all changes that it concerns. */
    record OfSegment(List<Integer> changes) implements Role {
        /** Copies the list. */
        public OfSegment {
            changes = List.copyOf(changes);
        }
    }

    /** How a copy stands before the transaction. */
    enum Standing {
        /** It is there and goes. */
        GONE,
        /** It is there and is replaced. */
        KEPT,
        /** Its key is free. */
        ADDED,
        /** Its key is held by a dead copy. */
        TAKEN_OVER
    }
}
