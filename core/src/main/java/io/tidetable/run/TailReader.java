package io.tidetable.run;

import io.tidetable.plan.Order;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.Question;
import io.tidetable.plan.Reading;
import io.tidetable.store.PageRequest;
import io.tidetable.time.Ticks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Reads what lies between a place and a tick, oldest first. Where rows are read in that order, it stops when there are
 * enough. Where they are not, it reads whole windows of time and sorts them: a window that holds too much is halved,
 * one that holds little is doubled. Used by one thread.
 */
final class TailReader<T> {
    /** A window that is filled to less than this part is doubled. */
    private static final int FEW = 4;

    private static final int MAX_WAY = 0x7FFF;

    private final Queries<T> queries;
    private final Question question;
    private final TailTime time;
    private final Order order;
    private long window = Ticks.MAX + 1;

    /** What was read, and the place behind it. */
    record Batch<T>(List<T> entities, TailPlace place) {}

    TailReader(Queries<T> queries, Question question) {
        this.queries = queries;
        this.question = question;
        this.time = TailTime.of(queries.mapping());
        QueryPlan oldest = plan(0, Ticks.MAX, Order.OLDEST_FIRST);
        QueryPlan newest = plan(0, Ticks.MAX, Order.NEWEST_FIRST);
        QueryPlan any = plan(0, Ticks.MAX, Order.NONE);
        if (isServed(oldest)) {
            order = Order.OLDEST_FIRST;
        } else if (isServed(newest)) {
            order = Order.NEWEST_FIRST;
        } else {
            EntityResults.check(any, queries.mapping().table());
            order = Order.NONE;
        }
    }

    private QueryPlan plan(long from, long to, Order wanted) {
        return queries.plan(question.and(time.between(from, to)).in(wanted));
    }

    /** Whether rows come in the order that is asked for, by the time that is followed. */
    private boolean isServed(QueryPlan plan) {
        return plan.isAllowed()
                && plan.reading() instanceof Reading.Ranges
                && !plan.isBackwards()
                && !plan.isByBucket()
                && plan.timeline().filter(line -> time.isOf(line.slot())).isPresent();
    }

    Batch<T> read(TailPlace from, long end, int size) {
        TailPlace place = from;
        while (place.tick() < end) {
            Batch<T> batch = order == Order.OLDEST_FIRST ? inOrder(place, end, size) : window(place, end, size);
            if (!batch.entities().isEmpty()) {
                return batch;
            }
            place = batch.place();
        }
        return new Batch<>(List.of(), place);
    }

    private Batch<T> inOrder(TailPlace place, long end, int size) {
        Step step = new Step(place, end, place.key() == null ? size : 0);
        try {
            List<Found> found = new ArrayList<>();
            for (Found next = step.next(); next != null; next = found.size() < size ? step.next() : null) {
                found.add(next);
            }
            return batch(found, found.size() == size, end, step);
        } finally {
            step.end();
        }
    }

    private Batch<T> window(TailPlace place, long end, int size) {
        long to = end - place.tick() > window ? place.tick() + window : end;
        long length = to - place.tick();
        int most = length == 1 ? Integer.MAX_VALUE : Math.min(PageRequest.MAX_ROWS, 2 * size);
        Step step = new Step(place, to, place.key() == null && length > 1 ? most : 0);
        try {
            PriorityQueue<Found> earliest = new PriorityQueue<>(byTime().reversed());
            int seen = 0;
            for (Found next = step.next(); next != null; next = step.next()) {
                seen++;
                if (seen == most) {
                    window = Math.max(
                            1,
                            Math.min(length / 2, order != Order.NONE ? time.tick(next.row()) - place.tick() : length));
                    return new Batch<>(List.of(), place);
                }
                earliest.add(next);
                if (earliest.size() > size) {
                    earliest.poll();
                }
            }
            boolean cut = seen > size;
            window = cut || seen > most / FEW ? window : Math.min(2 * Math.min(window, Ticks.MAX), Ticks.MAX + 1);
            return batch(earliest.stream().sorted(byTime()).toList(), cut, to, step);
        } finally {
            step.end();
        }
    }

    private Batch<T> batch(List<Found> found, boolean cut, long to, Step step) {
        List<T> entities =
                found.stream().map(f -> queries.mapping().entity(f.row())).toList();
        return new Batch<>(entities, cut ? place(found.get(found.size() - 1), step) : TailPlace.at(to));
    }

    private TailPlace place(Found found, Step step) {
        return new TailPlace(time.tick(found.row()), found.place().key(), step.way());
    }

    /** Within a tick as it was written: where later rows come first, from the last to the first. */
    private Comparator<Found> byTime() {
        Comparator<Found> byKey = Comparator.comparing(f -> f.place().key());
        return Comparator.<Found>comparingLong(f -> time.tick(f.row()))
                .thenComparing(isTurned() ? byKey.reversed() : byKey);
    }

    /** Whether rows are read from the last to the first. */
    private boolean isTurned() {
        return order == Order.NEWEST_FIRST;
    }

    /** One read of a period. */
    private final class Step {
        private final QueryPlan plan;
        private final Rows rows;
        private final Cursor found;
        private final TailPlace place;

        Step(TailPlace from, long to, int need) {
            this.plan = plan(from.tick(), to, order);
            this.place = from.on(way());
            EntityResults.check(plan, queries.mapping().table());
            this.rows = new Rows(queries.session());
            this.found = queries.answering(rows, plan, Projection.whole(queries.mapping()))
                    .from(need, List.of())
                    .where(this::isNew);
        }

        private boolean isNew(Found next) {
            if (place.key() == null || time.tick(next.row()) > place.tick()) {
                return true;
            }
            int behind = next.place().key().compareTo(place.key());
            return isTurned() ? behind < 0 : behind > 0;
        }

        /** The order of rows of one tick: that of main rows or of an index, forth or back. */
        int way() {
            return Objects.hash(plan.index(), isTurned()) & MAX_WAY;
        }

        @Nullable
        Found next() {
            return found.next();
        }

        void end() {
            new Ended(queries.session(), plan, rows.cost()).run();
        }
    }
}
