package io.tidetable.run;

import io.tidetable.plan.Order;
import io.tidetable.plan.TimeWindows;
import io.tidetable.run.Found.Place;
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
 * Puts in order of time what is read in order of buckets: rows lie in a bucket in another order, or in none of time. A
 * bucket is read whole before any of it is given.
 *
 * <p>The place of what is given holds the bucket's partition, and behind it the distance of the time in the direction
 * asked for and the row key, so that places are in the order of giving.
 */
final class BucketCursor implements Cursor {
    private final Cursor buckets;
    private final TimeWindows windows;
    private final Order order;
    private final Function<Found, @Nullable Object> time;
    private final Deque<Found> ready = new ArrayDeque<>();
    private @Nullable Found ahead;

    /** Of one range, in the order of its keys. */
    BucketCursor(Cursor buckets, TimeWindows windows, Order order, Function<Found, @Nullable Object> time) {
        this.buckets = buckets;
        this.windows = windows;
        this.order = order;
        this.time = time;
    }

    @Override
    public @Nullable Found next() {
        if (ready.isEmpty()) {
            load();
        }
        return ready.poll();
    }

    @Override
    public boolean isSpent() {
        return ready.isEmpty() && ahead == null && buckets.isSpent();
    }

    private void load() {
        Found first = ahead == null ? buckets.next() : ahead;
        ahead = null;
        if (first == null) {
            return;
        }
        List<Found> bucket = new ArrayList<>(List.of(placed(first)));
        String partition = first.main().partition();
        for (Found next = buckets.next(); next != null; next = buckets.next()) {
            if (!next.main().partition().equals(partition)) {
                ahead = next;
                break;
            }
            bucket.add(placed(next));
        }
        bucket.sort(Comparator.comparing(found -> found.place().key()));
        ready.addAll(bucket);
    }

    private Found placed(Found found) {
        long unit = windows.unit(Objects.requireNonNull(time.apply(found)));
        long distance = order == Order.NEWEST_FIRST ? windows.end() - 1 - unit : unit;
        String behind = Ticks.digits(distance) + found.main().row();
        return new Found(
                found.row(),
                found.main(),
                new Place(found.place().range(), new RowKey(found.main().partition(), behind)));
    }

    /** The distance alone: partitions of several ranges hold other values too. */
    static String mark(Found found) {
        return found.place().key().row().substring(0, Ticks.DIGITS);
    }
}
