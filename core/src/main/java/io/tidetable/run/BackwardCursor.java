package io.tidetable.run;

import io.tidetable.plan.Order;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.TimeWindows;
import io.tidetable.run.Found.Place;
import io.tidetable.store.PageRequest;
import io.tidetable.store.RowKey;
import io.tidetable.time.Ticks;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads against the direction of the keys. The service reads forward alone, so the far end is looked for by one-row
 * probes, in doubling steps from now on and then by bisection; from there windows of time are read, each whole and
 * given backwards, growing as they hold little. A window that holds more than a page is made smaller and read again.
 *
 * <p>Distances are counted in the direction asked for: greater comes first.
 */
final class BackwardCursor implements Cursor {
    /** The order in which entities are given. */
    private static final Comparator<Found> LAST_FIRST =
            Comparator.comparing((Found f) -> f.place().key()).reversed();

    private static final int SHRINK = 8;
    private static final int GROW = 4;

    private final TimeWindows windows;
    private final boolean newestFirst;
    private final Reads reads;
    private final Function<Found, @Nullable Object> time;
    private final Deque<Found> ready = new ArrayDeque<>();
    private final @Nullable RowKey last;
    private final long now;
    private boolean started;
    private long floor;
    private long upper;
    private long width;

    /** Reads what a plan finds, as the keys are; no more than are needed, 0 for all. */
    interface Reads {
        Cursor of(QueryPlan plan, int need);
    }

    /**
     * A cursor that has sent nothing.
     *
     * @param now where the far end is looked for first
     * @param places where an earlier page ended
     */
    BackwardCursor(
            TimeWindows windows,
            Order order,
            Reads reads,
            Function<Found, @Nullable Object> time,
            long now,
            List<Place> places) {
        this.windows = windows;
        this.newestFirst = order == Order.NEWEST_FIRST;
        this.reads = reads;
        this.time = time;
        this.now = newestFirst ? now : windows.end() - 1 - now;
        this.last = places.isEmpty() ? null : places.get(0).key();
    }

    @Override
    public @Nullable Found next() {
        if (!started) {
            start();
        }
        while (ready.isEmpty() && upper > floor) {
            window();
        }
        return ready.poll();
    }

    private void start() {
        started = true;
        width = windows.step();
        Found first = first(0, windows.end());
        floor = first == null ? windows.end() : aligned(distance(first));
        if (first == null) {
            upper = floor;
        } else if (last != null) {
            upper = Long.parseLong(last.partition()) + 1;
        } else {
            upper = farEnd();
        }
    }

    /** A distance at which nothing is, and shortly before which something is. */
    private long farEnd() {
        long low = Math.max(floor, Math.min(now, windows.end() - 1));
        long step = windows.step();
        Found found = first(low, windows.end());
        long high = low;
        if (found == null) {
            low = Math.max(floor, high - step);
            for (found = first(low, high); found == null; found = first(low, high)) {
                step *= 2;
                high = low;
                low = Math.max(floor, high - step);
            }
            low = distance(found);
        } else {
            while (found != null) {
                low = distance(found);
                high = Math.min(windows.end(), low + step);
                step *= 2;
                found = high < windows.end() ? first(high, windows.end()) : null;
            }
        }
        return bisected(low, high);
    }

    private long bisected(long some, long none) {
        long low = some;
        long high = none;
        while (high - low > 2 * windows.step()) {
            long middle = low + (high - low) / 2;
            Found found = first(middle, high);
            if (found == null) {
                high = middle;
            } else {
                low = distance(found);
            }
        }
        return high;
    }

    private @Nullable Found first(long from, long to) {
        return between(from, to, 1).next();
    }

    private Cursor between(long from, long to, int need) {
        return reads.of(
                newestFirst ? windows.between(from, to) : windows.between(windows.end() - to, windows.end() - from),
                need);
    }

    /** Where the place in the keys begins that holds a distance: rows of one bucket are read together. */
    private long aligned(long distance) {
        return newestFirst ? windows.first(distance) : windows.end() - 1 - windows.last(windows.end() - 1 - distance);
    }

    private void window() {
        long lower = Math.max(floor, aligned(upper - Math.min(width, upper)));
        boolean whole = lower == aligned(upper - 1);
        List<Found> found = new ArrayList<>();
        Cursor cursor = between(lower, upper, 0);
        boolean fits = true;
        for (Found next = cursor.next(); next != null && fits; next = fits ? cursor.next() : null) {
            found.add(placed(next));
            fits = whole || found.size() < PageRequest.MAX_ROWS;
        }
        if (!fits) {
            width = Math.max(1, (upper - lower) / SHRINK);
            return;
        }
        width = Math.min(windows.end(), width * (found.isEmpty() ? GROW * GROW : GROW));
        upper = lower;
        found.stream()
                .filter(f -> last == null || f.place().key().compareTo(last) < 0)
                .sorted(LAST_FIRST)
                .forEach(ready::add);
    }

    private long distance(Found found) {
        long unit = windows.unit(Objects.requireNonNull(time.apply(found)));
        return newestFirst ? unit : windows.end() - 1 - unit;
    }

    /** The place holds the distance, so that a page can go on from it; no key holds the slash. */
    private Found placed(Found found) {
        String keys = found.main().partition() + "/" + found.main().row();
        return new Found(found.row(), found.main(), new Place(0, new RowKey(Ticks.digits(distance(found)), keys)));
    }
}
