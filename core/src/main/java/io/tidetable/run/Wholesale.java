package io.tidetable.run;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All that is found, up to a limit; 0 for none. */
final class Wholesale {
    private final Answering answering;
    private final int limit;

    Wholesale(Answering answering, int limit) {
        this.answering = answering;
        this.limit = limit;
    }

    void forEach(Consumer<Found> consumer) {
        iterator(found -> found).forEachRemaining(consumer);
    }

    /** One after the other, read as it is asked. */
    <A> Iterator<A> iterator(Function<Found, A> make) {
        Cursor found = answering.from(limit, List.of());
        return new Iterator<>() {
            private @Nullable Found next;
            private int given;

            @Override
            public boolean hasNext() {
                if (next == null && (limit == 0 || given < limit)) {
                    next = found.next();
                }
                return next != null;
            }

            @Override
            public A next() {
                Found current = hasNext() ? next : null;
                if (current == null) {
                    throw new NoSuchElementException();
                }
                next = null;
                given++;
                return make.apply(current);
            }
        };
    }
}
