package io.tidetable.write;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Outcome;
import io.tidetable.store.RowKey;

/** What the refusal of a transaction means; changes are named by their place among those planned. */
public sealed interface Failure {
    /** The key of a change is taken. */
    record Exists(int change) implements Failure {}

    /** The main row of a change is not there. */
    record Missing(int change) implements Failure {}

    /** The main row of a change is another than the one planned for. */
    record Moved(int change) implements Failure {}

    /** A copy of a unique value is there: its holder is to be looked at. */
    record Held(int change, EntityRows.Copy copy) implements Failure {}

    /** A dead copy that was to be taken over is another now, or gone. */
    record TakeoverLost(RowKey copy) implements Failure {}

    /** A copy is not where it should be. */
    record Drifted(RowKey copy) implements Failure {}

    /** A segment is another than the one read. */
    record SegmentMoved(RowKey segment) implements Failure {}

    /** The service refuses what a change asks for, whatever is stored; -1 where it does not say which. */
    record Refused(int change, Outcome.Refused outcome) implements Failure {}
}
