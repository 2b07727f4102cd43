package io.tidetable.run;

import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.RowRange;
import io.tidetable.run.Found.Place;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads ranges one after the other, a page at a time, whatever the service puts in a page. */
final class RangeCursor implements Cursor {
    private final Rows rows;
    private final Wanted wanted;
    private final Deque<Numbered> ranges;
    private final Deque<Row> page = new ArrayDeque<>();
    private @Nullable Numbered current;
    private PageRequest.@Nullable Continuation next;
    private int given;

    /** A range, and its number in the plan. */
    record Numbered(int number, RowRange range) {
        /** What of ranges lies behind the places where an earlier page ended; each has one where they are merged. */
        static List<Numbered> behind(List<RowRange> ranges, List<Place> places, QueryPlan plan) {
            List<Numbered> all = new ArrayList<>();
            for (int i = 0; i < ranges.size(); i++) {
                int number = i;
                boolean passed = !plan.isMerged() && places.stream().anyMatch(p -> p.range() > number);
                if (!passed) {
                    places.stream()
                            .filter(p -> p.range() == number)
                            .findFirst()
                            .map(place -> behind(ranges.get(number), place.key(), plan))
                            .orElse(List.of(ranges.get(number)))
                            .forEach(range -> all.add(new Numbered(number, range)));
                }
            }
            return all;
        }

        private static List<RowRange> behind(RowRange range, RowKey last, QueryPlan plan) {
            return plan.crossesPartitions() ? List.of(range.behindInTime(last)) : range.behind(last);
        }
    }

    RangeCursor(Rows rows, Wanted wanted, List<Numbered> ranges) {
        this.rows = rows;
        this.wanted = wanted;
        this.ranges = new ArrayDeque<>(ranges);
    }

    @Override
    public @Nullable Found next() {
        do {
            while (!page.isEmpty() && current != null) {
                Row row = page.removeFirst();
                RowKey main = wanted.mainKey(row);
                if (main != null) {
                    given++;
                    return new Found(row, main, new Place(current.number(), row.key()));
                }
            }
        } while (load());
        return null;
    }

    @Override
    public boolean isSpent() {
        return page.isEmpty() && next == null && ranges.isEmpty();
    }

    /** The first page, so that cursors that are merged start side by side. */
    void start() {
        if (current == null) {
            load();
        }
    }

    private boolean load() {
        if (next == null) {
            current = ranges.poll();
        }
        if (current == null) {
            return false;
        }
        RowPage loaded = rows.page(new PageRequest(current.range().filter(), wanted.select(), wanted.top(given), next));
        page.addAll(loaded.rows());
        next = loaded.next();
        return true;
    }
}
