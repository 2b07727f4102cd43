package io.tidetable.run;

import io.tidetable.error.TidetableException;
import org.jspecify.annotations.Nullable;

/** Nothing was written, or nobody can tell; the entity at fault by its place, -1 where it is none or unknown. */
final class NotCommitted extends Exception {
    private final int change;
    private final transient TidetableException error;
    private final transient @Nullable LostAnswer lost;

    NotCommitted(int change, TidetableException error) {
        this(change, error, null);
    }

    NotCommitted(int change, TidetableException error, @Nullable LostAnswer lost) {
        super(error);
        this.change = change;
        this.error = error;
        this.lost = lost;
    }

    int change() {
        return change;
    }

    TidetableException error() {
        return error;
    }

    /** What nobody can tell of; null where nothing was written. */
    @Nullable
    LostAnswer lost() {
        return lost;
    }
}
