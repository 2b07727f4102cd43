package io.tidetable.write;

import io.tidetable.store.RowKey;

/** Something that is wrong with index rows, as far as one reading tells. */
public sealed interface Finding {
    /** The index. */
    String index();

    /** The main row that it is about. */
    RowKey main();

    /** An entity's copy is not there. */
    record MissingCopy(String index, RowKey main, RowKey copy) implements Finding {}

    /** An entity's copy does not hold what the entity holds. */
    record StaleCopy(String index, RowKey main, RowKey copy) implements Finding {}

    /** A copy that the entity it names would not write. */
    record OrphanedCopy(String index, RowKey main, RowKey copy) implements Finding {}

    /** An entity is not listed where it should be. */
    record MissingPlace(String index, RowKey main, RowKey segment) implements Finding {}

    /** A segment lists a row key whose entity should not be in it. */
    record OrphanedPlace(String index, RowKey main, RowKey segment) implements Finding {}

    /** Two entities hold one value of a unique index. */
    record Duplicate(String index, RowKey main, RowKey other, RowKey copy) implements Finding {}

    /** An entity of which an index can hold no row: it was stored before the index was. */
    record Unindexable(String index, RowKey main, String why) implements Finding {}
}
