package io.tidetable.run;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is found, one after the other; requests are sent as it is asked. Used by one thread at a time. */
interface Cursor {
    /** The next one; null where there are no more. */
    @Nullable
    Found next();

    /** Whether it is known without a request that there are no more; false where that is to be asked. */
    default boolean isSpent() {
        return false;
    }

    /** Only what passes. */
    default Cursor where(Predicate<Found> test) {
        return new Cursor() {
            @Override
            public @Nullable Found next() {
                for (Found found = Cursor.this.next(); found != null; found = Cursor.this.next()) {
                    if (test.test(found)) {
                        return found;
                    }
                }
                return null;
            }

            @Override
            public boolean isSpent() {
                return Cursor.this.isSpent();
            }
        };
    }
}
