package io.tidetable.run;

import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** What waits for one partition, in order; its transactions go one after another. Guarded by the bulk run's lock. */
final class Lane<T> {
    private final String partition;
    private final Deque<Waiting<T>> waiting = new ArrayDeque<>();
    private int actions;
    private long bytes;
    private boolean scheduled;
    private int due;
    private int underWay;

    Lane(String partition) {
        this.partition = partition;
    }

    String partition() {
        return partition;
    }

    void add(Waiting<T> entity) {
        waiting.addLast(entity);
        actions += entity.actions();
        bytes += entity.bytes();
    }

    /** These come back, in front of all others. */
    void putBack(List<Waiting<T>> entities) {
        for (int i = entities.size() - 1; i >= 0; i--) {
            waiting.addFirst(entities.get(i));
            actions += entities.get(i).actions();
            bytes += entities.get(i).bytes();
        }
    }

    /** Whether a full transaction waits, or what waits is to go as it is. */
    boolean isReady() {
        return !waiting.isEmpty() && (due > 0 || actions >= Transaction.MAX_ACTIONS || bytes >= Transaction.MAX_BYTES);
    }

    /** What waits now goes, be it little. */
    void flush() {
        due = waiting.size() + underWay;
    }

    /** So many of those taken do not come back. */
    void left(int entities) {
        due = Math.max(0, due - entities);
        underWay = 0;
    }

    boolean isScheduled() {
        return scheduled;
    }

    void schedule(boolean now) {
        scheduled = now;
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    long bytes() {
        return bytes;
    }

    /** The next for a transaction, at most 100, each row once; the second of a row waits for the next. */
    List<Waiting<T>> take() {
        List<Waiting<T>> taken = new ArrayList<>();
        Set<RowKey> rows = new HashSet<>();
        long size = 0;
        Iterator<Waiting<T>> all = waiting.iterator();
        while (all.hasNext() && taken.size() < Transaction.MAX_ACTIONS) {
            Waiting<T> next = all.next();
            if (rows.add(next.intent().key())) {
                if (!taken.isEmpty() && size + next.bytes() > Transaction.MAX_BYTES) {
                    break;
                }
                size += next.bytes();
                taken.add(next);
                all.remove();
                actions -= next.actions();
                bytes -= next.bytes();
            }
        }
        underWay = taken.size();
        return taken;
    }
}
