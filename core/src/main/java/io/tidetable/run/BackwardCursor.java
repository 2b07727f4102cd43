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
    /** Steps and empty windows grow by so much: fewer of them, and a few more halvings. */
    private static final long STRIDE = 8;

    private static final long MOST_STRIDE = 256;
    /** A window is meant to hold twice what is wanted: so many at most, and where that is not known. */
    private static final int SOME = 250;

    /** What a probe reads at most, since all but the last of them read in vain. */
    private static final int MOST_FEW = 100;

    private final TimeWindows windows;
    private final boolean newestFirst;
    private final Reads reads;
    private final Function<Found, @Nullable Object> time;
    private final Deque<Found> ready = new ArrayDeque<>();
    private final @Nullable RowKey last;
    private final long now;
    private final int some;
    private final int few;
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
     * @param need how many will be asked for; 0 for all
     * @param places where an earlier page ended
     */
    BackwardCursor(
            TimeWindows windows,
            Order order,
            Reads reads,
            Function<Found, @Nullable Object> time,
            long now,
            int need,
            List<Place> places) {
        this.windows = windows;
        this.newestFirst = order == Order.NEWEST_FIRST;
        this.reads = reads;
        this.time = time;
        this.now = newestFirst ? now : windows.end() - 1 - now;
        this.some = need > 0 ? Math.min(need, SOME) : SOME;
        this.few = Math.min(some, MOST_FEW);
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

    @Override
    public boolean isSpent() {
        return started && ready.isEmpty() && upper <= floor;
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
            seekFarEnd();
        }
    }

    /** Sets the upper end: nothing is there, and something is shortly before; what was read on the way is ready. */
    private void seekFarEnd() {
        long low = Math.max(floor, Math.min(now, windows.end() - 1));
        long step = windows.step();
        Found found = first(low, windows.end());
        upper = low;
        if (found == null) {
            while (found == null && upper > floor) {
                low = Math.max(floor, upper - step);
                found = first(low, upper);
                upper = found == null ? low : upper;
                step = longer(step, STRIDE);
            }
        } else {
            for (Found next = found; next != null; next = upper < windows.end() ? first(upper, windows.end()) : null) {
                found = next;
                low = distance(found);
                upper = windows.end() - low > step ? low + step : windows.end();
                step = longer(step, STRIDE);
            }
        }
        if (found == null) {
            upper = floor; // what was there is gone
        } else {
            bisect(distance(found));
        }
    }

    /** Halves what lies behind something that is there, until it holds few. */
    private void bisect(long start) {
        long low = start;
        long from = start;
        while (upper - low > 2 * windows.step()) {
            List<Found> found = firsts(from, upper, few + 1);
            if (found.isEmpty()) {
                upper = from;
            } else if (found.size() <= few) {
                width = Math.max(width, distance(found.get(found.size() - 1)) - from);
                give(found, from);
                return;
            } else {
                low = Math.max(from, distance(found.get(few)));
            }
            from = low + (upper - low) / 2;
        }
    }

    private long longer(long length, long times) {
        return length > windows.end() / times ? windows.end() : length * times;
    }

    private @Nullable Found first(long from, long to) {
        return between(from, to, 1).next();
    }

    private List<Found> firsts(long from, long to, int most) {
        Cursor cursor = between(from, to, most);
        List<Found> found = new ArrayList<>();
        for (Found next = cursor.next(); next != null; next = found.size() < most ? cursor.next() : null) {
            found.add(placed(next));
        }
        return found;
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
        List<Found> found = firsts(lower, upper, whole ? Integer.MAX_VALUE : PageRequest.MAX_ROWS);
        if (!whole && found.size() == PageRequest.MAX_ROWS) {
            width = Math.max(1, (upper - lower) / SHRINK);
            return;
        }
        long times = found.isEmpty() ? 2 * STRIDE : Math.max(1, 2L * some / found.size());
        width = longer(width, Math.min(times, MOST_STRIDE));
        give(found, lower);
    }

    private void give(List<Found> found, long lower) {
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
