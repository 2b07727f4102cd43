package io.tidetable.embedded.store;

import io.tidetable.embedded.filter.Bounds;
import io.tidetable.embedded.filter.KeyRange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import org.jspecify.annotations.Nullable;

/** Walks the keys of a query until its page is full, or five seconds have passed. */
final class PageWalk {
    /** How long the service looks for the rows of a page. */
    private static final Duration MAX_TIME = Duration.ofSeconds(5);

    private static final int ROWS_BETWEEN_LOOKS = 1024;

    private final Scan scan;
    private final KeyRange range;
    private final List<Row> rows = new ArrayList<>();
    private final long deadline = System.nanoTime() + MAX_TIME.toNanos();
    private int seen;

    PageWalk(Scan scan) {
        this.scan = scan;
        this.range = KeyRange.of(scan.filter());
    }

    Page over(NavigableMap<String, Partition> partitions) {
        Bounds keys = range.partitionKeys();
        RowId from = scan.from();
        String first = from != null && from.partitionKey().compareTo(keys.low()) > 0 ? from.partitionKey() : keys.low();
        for (Map.Entry<String, Partition> entry :
                partitions.tailMap(first, true).entrySet()) {
            if (!keys.endsAfter(entry.getKey())) {
                break;
            }
            if (scan.endsWithPartition() && !rows.isEmpty()) {
                return new Page(rows, new RowId(entry.getKey(), ""), true);
            }
            RowId next = in(entry.getKey(), entry.getValue().rows());
            if (next != null) {
                return new Page(rows, next, false);
            }
        }
        return new Page(rows, null, false);
    }

    /** The row at which the page is full, or null at the end of a partition. */
    private @Nullable RowId in(String partitionKey, Rows partition) {
        Bounds keys = range.rowKeys();
        Iterator<Row> walk = partition.from(start(partitionKey, keys));
        while (walk.hasNext()) {
            Row row = walk.next();
            if (!keys.endsAfter(row.rowKey())) {
                break;
            }
            if (rows.size() == scan.top() || isLate()) {
                return row.id();
            }
            if (scan.filter().test(row)) {
                rows.add(row);
            }
        }
        return null;
    }

    private String start(String partitionKey, Bounds keys) {
        RowId from = scan.from();
        if (from == null || !from.partitionKey().equals(partitionKey)) {
            return keys.low();
        }
        return from.rowKey().compareTo(keys.low()) > 0 ? from.rowKey() : keys.low();
    }

    private boolean isLate() {
        return ++seen % ROWS_BETWEEN_LOOKS == 0 && System.nanoTime() - deadline > 0;
    }
}
