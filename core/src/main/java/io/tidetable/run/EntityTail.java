package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.plan.Order;
import io.tidetable.plan.Question;
import io.tidetable.repository.Tail;
import io.tidetable.store.PageRequest;
import io.tidetable.time.Ticks;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** Looks, waits and looks again; remembers where it stands. */
final class EntityTail<T> implements Tail<T> {
    /** Longer waits are cut: nobody sees the end of a year's. */
    private static final Duration LONGEST = Duration.ofDays(366);

    /** Longer than all time that keys hold. */
    private static final Duration MOST_GRACE = Duration.ofDays(10_000 * 366L);

    private final Session<T> session;
    private final TailReader<T> reader;
    private TailPlace place;
    private Duration every = EVERY;
    private Duration grace = GRACE;
    private int batch = BATCH;

    EntityTail(Queries<T> queries, Question question, TailPlace place) {
        this.session = queries.session();
        this.place = place;
        check(
                question.order() != Order.NEWEST_FIRST,
                "TAIL_ORDER",
                "a tail gives the oldest first: leave the order out");
        check(question.limit() == 0, "TAIL_LIMIT", "a tail has no limit: leave it out, or set batch");
        this.reader = new TailReader<>(queries, question);
    }

    @Override
    public Tail<T> every(Duration pause) {
        check(
                Objects.requireNonNull(pause, "pause").compareTo(Duration.ofMillis(1)) >= 0,
                "TAIL_EVERY",
                "the pause is at least a millisecond: give more");
        every = pause;
        return this;
    }

    @Override
    public Tail<T> grace(Duration wait) {
        check(
                !Objects.requireNonNull(wait, "grace").isNegative(),
                "TAIL_GRACE",
                "a grace is never negative: give zero or more");
        grace = shorter(wait, MOST_GRACE);
        return this;
    }

    @Override
    public Tail<T> batch(int entities) {
        check(
                entities >= 1 && entities <= PageRequest.MAX_ROWS,
                "TAIL_BATCH",
                "a poll gives 1 to " + PageRequest.MAX_ROWS + " entities (found " + entities + "): give such a number");
        batch = entities;
        return this;
    }

    private static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    private void check(boolean holds, String rule, String text) {
        if (!holds) {
            throw new InvalidQueryException(
                    "[" + rule + "] " + session.mapping().model().entity() + ": " + text + ".", Place.UNKNOWN, null);
        }
    }

    @Override
    public List<T> poll(Duration atMost) {
        long start = System.nanoTime();
        long wait = Objects.requireNonNull(atMost, "atMost").isNegative()
                ? 0
                : shorter(atMost, LONGEST).toNanos();
        List<T> found = look();
        while (found.isEmpty() && isBehind(wait - (System.nanoTime() - start))) {
            found = look();
        }
        return found;
    }

    private List<T> look() {
        long end = Ticks.atOrAfter(session.settings().clock().instant().minus(grace));
        TailReader.Batch<T> read = reader.read(place, end, batch);
        place = read.place();
        return read.entities();
    }

    /** Waits for the next look; false where there is none. */
    private boolean isBehind(long left) {
        if (left <= 0) {
            return false;
        }
        try {
            TimeUnit.NANOSECONDS.sleep(every.compareTo(Duration.ofNanos(left)) < 0 ? every.toNanos() : left);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public String position() {
        return place.seal(session);
    }
}
