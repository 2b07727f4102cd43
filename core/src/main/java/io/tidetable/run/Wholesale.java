package io.tidetable.run;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
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

    /** All in their order; ranges that nothing puts in order are read side by side. */
    <A> List<A> list(Function<Found, A> make) {
        List<A> all = new ArrayList<>();
        for (List<A> part : answering.inParts(limit, found -> drained(iterator(found, make)))) {
            all.addAll(part);
        }
        return all;
    }

    private static <A> List<A> drained(Iterator<A> found) {
        List<A> all = new ArrayList<>();
        found.forEachRemaining(all::add);
        return all;
    }

    /** How many. */
    long count() {
        return answering.inParts(limit, found -> counted(iterator(found, f -> f))).stream()
                .mapToLong(n -> n)
                .sum();
    }

    private static long counted(Iterator<?> found) {
        long count = 0;
        for (; found.hasNext(); found.next()) {
            count++;
        }
        return count;
    }

    /** One after the other, read as it is asked. */
    <A> Iterator<A> iterator(Function<Found, A> make) {
        return iterator(answering.from(limit, List.of()), make);
    }

    private <A> Iterator<A> iterator(Cursor found, Function<Found, A> make) {
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
