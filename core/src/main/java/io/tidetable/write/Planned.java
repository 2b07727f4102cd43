package io.tidetable.write;

import io.tidetable.error.TidetableException;

/** What came of planning. */
public sealed interface Planned permits WritePlan, Planned.Impossible {
    /**
     * It cannot be sent; the change that is too much, by its place among those planned, -1 where it is all together.
     */
    record Impossible(int change, TidetableException error) implements Planned {}
}
