package io.tidetable.run;

import io.tidetable.error.TidetableException;

/** Nothing was written, or nobody can tell; the entity at fault by its place, -1 where it is none or unknown. */
final class NotCommitted extends Exception {
    private final int change;
    private final transient TidetableException error;

    NotCommitted(int change, TidetableException error) {
        super(error);
        this.change = change;
        this.error = error;
    }

    int change() {
        return change;
    }

    TidetableException error() {
        return error;
    }
}
