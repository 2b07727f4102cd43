package io.tidetable.run;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is found, one after the other; requests are sent as it is asked. Used by one thread at a time. */
interface Cursor {
    /** The next one; null where there are no more. */
    @Nullable
    Found next();

    /** Only what passes. */
    default Cursor where(Predicate<Found> test) {
        return () -> {
            for (Found found = next(); found != null; found = next()) {
                if (test.test(found)) {
                    return found;
                }
            }
            return null;
        };
    }
}
