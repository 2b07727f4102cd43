package io.tidetable.run;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** Several cursors in one order, each of which is in that order; equal ones by number of range. */
final class MergeCursor implements Cursor {
    private final PriorityQueue<Head> heads;
    /** Those whose next is not among the heads yet: asked only when more is wanted. */
    private List<? extends Cursor> behind;

    /** The next of a cursor. */
    private record Head(Found found, Cursor of) {}

    MergeCursor(List<? extends Cursor> cursors, Comparator<Found> order) {
        this.behind = List.copyOf(cursors);
        this.heads = new PriorityQueue<>(Comparator.comparing(
                Head::found, order.thenComparingInt(f -> f.place().range())));
    }

    @Override
    public @Nullable Found next() {
        behind.forEach(this::add);
        behind = List.of();
        Head head = heads.poll();
        if (head == null) {
            return null;
        }
        behind = List.of(head.of());
        return head.found();
    }

    @Override
    public boolean isSpent() {
        return heads.isEmpty() && behind.stream().allMatch(Cursor::isSpent);
    }

    private void add(Cursor cursor) {
        Found found = cursor.next();
        if (found != null) {
            heads.add(new Head(found, cursor));
        }
    }
}
