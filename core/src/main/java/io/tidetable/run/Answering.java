package io.tidetable.run;

import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.Criterion;
import io.tidetable.plan.Order;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.plan.Reading;
import io.tidetable.plan.Reading.Source;
import io.tidetable.plan.RowRange;
import io.tidetable.plan.TimeWindows;
import io.tidetable.run.Found.Place;
import io.tidetable.run.RangeCursor.Numbered;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads what a plan says: finds are given one after the other, behind the places where an earlier page ended. */
final class Answering {
    private static final List<String> POINTER_KEYS = List.of("PartitionKey", "RowKey", Row.MAIN_ROW_KEY);

    private final Session<?> session;
    private final QueryPlanner planner;
    private final Rows rows;
    private final QueryPlan plan;
    private final Projection<?> projection;

    Answering(Session<?> session, QueryPlanner planner, Rows rows, QueryPlan plan, Projection<?> projection) {
        this.session = session;
        this.planner = planner;
        this.rows = rows;
        this.plan = plan;
        this.projection = projection;
    }

    /**
     * All that is found behind some places.
     *
     * @param need how many will be asked for; 0 for all
     * @param places the last one given of each range; none for the start
     */
    Cursor from(int need, List<Place> places) {
        Reading reading = plan.reading();
        if (reading instanceof Reading.Points points) {
            return checked(points(points, need, places));
        }
        if (reading instanceof Reading.Listings listings) {
            List<RowKey> keys = new Listed(session, rows).keys(listings);
            return checked(mains(behind(ordered(found(keys)), places), need));
        }
        if (!(reading instanceof Reading.Ranges ranges)) {
            return () -> null;
        }
        if (plan.isBackwards()) {
            return checked(backwards(need, places));
        }
        return checked(plan.isByBucket() ? byBucket(ranges, places) : ranges(ranges, need, places));
    }

    /** The same in the order of the keys, buckets not sorted. */
    private Cursor asRead(int need) {
        return plan.reading() instanceof Reading.Ranges ranges
                ? checked(ranges(ranges, need, List.of()))
                : from(need, List.of());
    }

    /**
     * All that is found, each part worked on by itself and all in their order: ranges that nothing puts in order are
     * read side by side where all of them are wanted.
     */
    <A> List<A> inParts(int need, Function<Cursor, A> work) {
        if (need > 0
                || plan.question().order() != Order.NONE
                || !(plan.reading() instanceof Reading.Ranges ranges)
                || (ranges.source() == Source.POINTER && !isEnough())) {
            return List.of(work.apply(from(need, List.of())));
        }
        List<Numbered> numbered = numbered(ranges, List.of());
        return rows.inParallel(
                numbered,
                range -> work.apply(checked(new RangeCursor(rows, wanted(ranges.source(), need), List.of(range)))));
    }

    private Cursor checked(Cursor found) {
        return plan.here().isEmpty() ? found : found.where(this::passes);
    }

    private boolean passes(Found found) {
        for (Criterion criterion : plan.here()) {
            if (!criterion.passes(session.mapping().value(found.row(), criterion.member()))) {
                return false;
            }
        }
        return true;
    }

    private boolean isSieved() {
        return !plan.here().isEmpty();
    }

    private List<String> select() {
        List<String> select = new ArrayList<>(projection.select(plan.here()));
        if (!select.isEmpty() && (plan.isMerged() || plan.isByBucket())) {
            MappedMember time = time().member();
            if (!select.contains(time.model().property())) {
                select.add(time.model().property());
            }
        }
        return select;
    }

    private Cursor ranges(Reading.Ranges ranges, int need, List<Place> places) {
        boolean pointers = ranges.source() == Source.POINTER;
        Wanted wanted = wanted(ranges.source(), need);
        List<Numbered> all = numbered(ranges, places);
        if (!plan.isMerged()) {
            Cursor found = new RangeCursor(rows, wanted, all);
            return pointers && !isEnough() ? pointedAt(found, need) : found;
        }
        List<Cursor> side = sideBySide(all, wanted).stream()
                .<Cursor>map(cursor -> pointers && !isEnough() ? pointedAt(cursor, need) : cursor)
                .toList();
        return TimeOrder.merged(side, time()::text, places);
    }

    /** Each bucket whole, from the one on in which an earlier page ended. */
    private Cursor byBucket(Reading.Ranges ranges, List<Place> places) {
        TimeWindows windows = windows();
        Map<Integer, RowKey> last = new HashMap<>();
        places.forEach(place -> last.put(place.range(), place.key()));
        List<Numbered> all = new ArrayList<>();
        for (int i = 0; i < ranges.ranges().size(); i++) {
            RowRange range = ranges.ranges().get(i);
            RowKey from = last.get(i);
            all.add(new Numbered(i, from == null ? range : range.from(from.partition())));
        }
        List<Cursor> side = new ArrayList<>();
        for (RangeCursor cursor : sideBySide(all, new Wanted(session.mapping(), Source.MAIN, select(), 0, true))) {
            side.add(new BucketCursor(cursor, windows, plan.question().order(), time()::time).where(f -> {
                RowKey end = last.get(f.place().range());
                return end == null || f.place().key().compareTo(end) > 0;
            }));
        }
        return TimeOrder.merged(side, BucketCursor::mark, places);
    }

    private TimeWindows windows() {
        return new TimeWindows(planner, plan, session.mapping());
    }

    /** The order that the plan keeps. */
    TimeOrder time() {
        return new TimeOrder(session.mapping(), plan);
    }

    private Wanted wanted(Source source, int need) {
        List<String> select = source == Source.POINTER ? POINTER_KEYS : select();
        return new Wanted(session.mapping(), source, select, need, isSieved());
    }

    private List<Numbered> numbered(Reading.Ranges ranges, List<Place> places) {
        return Numbered.behind(ranges.ranges(), places, plan);
    }

    /** Each window is a plan of its own, whose finds are checked already. */
    private Cursor backwards(int need, List<Place> places) {
        TimeWindows windows = windows();
        Projection<?> whole = projection.with(windows.member());
        return new BackwardCursor(
                windows,
                plan.question().order(),
                (part, most) -> new Answering(session, planner, rows, part, whole).asRead(most),
                time()::time,
                windows.unit(session.settings().clock().instant()),
                isSieved() ? 0 : need,
                places);
    }

    /** A cursor for each number, all of them started. */
    private List<RangeCursor> sideBySide(List<Numbered> all, Wanted wanted) {
        List<RangeCursor> cursors = all.stream()
                .map(Numbered::number)
                .distinct()
                .map(n -> new RangeCursor(
                        rows, wanted, all.stream().filter(r -> r.number() == n).toList()))
                .toList();
        return rows.inParallel(cursors, cursor -> {
            cursor.start();
            return cursor;
        });
    }

    /** Whether the keys in pointers are all that is wanted: then no main row is read. */
    private boolean isEnough() {
        return projection.isKeys() && plan.here().isEmpty() && !plan.isMerged();
    }

    private Cursor mains(Cursor keys, int need) {
        return PointCursor.of(
                rows,
                keys,
                projection.select(plan.criteria()),
                isSieved() ? 0 : need,
                session.settings().parallelism());
    }

    /** Those that are what was asked for: between the two reads an entity may have changed its value. */
    private Cursor pointedAt(Cursor pointers, int need) {
        return mains(pointers, need).where(found -> plan.isSatisfiedBy(found.row(), session.mapping()));
    }

    private Cursor points(Reading.Points points, int need, List<Place> places) {
        if (points.source() == Source.MAIN && !isSorted()) {
            return mains(behind(found(points.keys()), places), need);
        }
        List<String> select = points.source() == Source.POINTER ? POINTER_KEYS : projection.select(plan.here());
        Wanted wanted = new Wanted(session.mapping(), points.source(), select, need, true);
        List<Found> read = new ArrayList<>();
        for (Row row : rows.readAll(points.keys(), select)) {
            RowKey main = row == null ? null : wanted.mainKey(row);
            if (row != null && main != null) {
                read.add(new Found(row, main, new Place(0, isSorted() ? main : row.key())));
            }
        }
        Cursor found = behind(isSorted() ? ordered(read) : read, places);
        return points.source() == Source.POINTER && !isEnough() ? pointedAt(found, need) : found;
    }

    private boolean isSorted() {
        return plan.question().order() != Order.NONE
                && plan.reading() instanceof Reading.Points points
                && points.keys().size() > 1;
    }

    private static List<Found> found(List<RowKey> keys) {
        return keys.stream()
                .map(key -> new Found(Row.of(key, Map.of()), key, new Place(0, key)))
                .toList();
    }

    /** In the order that is asked for; by key where none is. */
    private List<Found> ordered(List<Found> found) {
        return plan.question().order() == Order.NONE
                ? found
                : found.stream()
                        .sorted(time().asAsked().thenComparing(f -> f.place().key()))
                        .toList();
    }

    /** Those that stand behind a place in a list that is whole. */
    private Cursor behind(List<Found> found, List<Place> places) {
        Deque<Found> rest = new ArrayDeque<>(found);
        if (!places.isEmpty()) {
            RowKey last = places.get(0).key();
            Comparator<Found> order = plan.question().order() == Order.NONE
                    ? Comparator.comparing(f -> f.place().key())
                    : time().asAsked().thenComparing(f -> f.place().key());
            Found at = new Found(Row.of(last, Map.of()), last, places.get(0));
            rest.removeIf(f -> order.compare(f, at) <= 0);
        }
        return new Cursor() {
            @Override
            public @Nullable Found next() {
                return rest.poll();
            }

            @Override
            public boolean isSpent() {
                return rest.isEmpty();
            }
        };
    }
}
