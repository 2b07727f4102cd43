package io.tidetable.run;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads rows by key, a batch in parallel at a time; what comes before gives the keys. */
final class PointCursor implements Cursor {
    /** Batches for each request in flight: the last ones of a batch leave few requests idle. */
    private static final int ROUNDS = 4;

    private final Rows rows;
    private final Cursor keys;
    private final List<String> select;
    private final int batch;
    private final Deque<Found> ready = new ArrayDeque<>();

    private PointCursor(Rows rows, Cursor keys, List<String> select, int batch) {
        this.rows = rows;
        this.keys = keys;
        this.select = select;
        this.batch = batch;
    }

    /** Main rows of what was found; no more at a time than are needed, 0 for all. */
    static Cursor of(Rows rows, Cursor keys, List<String> select, int need, int parallelism) {
        int most = parallelism * ROUNDS;
        return new PointCursor(rows, keys, select, need > 0 ? Math.min(need, most) : most);
    }

    @Override
    public @Nullable Found next() {
        while (ready.isEmpty()) {
            if (!load()) {
                return null;
            }
        }
        return ready.removeFirst();
    }

    @Override
    public boolean isSpent() {
        return ready.isEmpty() && keys.isSpent();
    }

    private boolean load() {
        List<Found> found = new ArrayList<>();
        for (Found key = keys.next(); key != null; key = found.size() < batch ? keys.next() : null) {
            found.add(key);
        }
        List<RowKey> mains = found.stream().map(Found::main).toList();
        List<@Nullable Row> read = rows.readAll(mains, select);
        for (int i = 0; i < found.size(); i++) {
            Row row = read.get(i);
            if (row != null) {
                ready.add(found.get(i).as(row));
            }
        }
        return !found.isEmpty();
    }
}
