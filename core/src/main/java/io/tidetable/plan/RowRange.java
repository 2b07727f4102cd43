package io.tidetable.plan;

import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A contiguous read: keys from one to another, and what the service is to leave out of them.
 *
 * @param partition one partition or several that follow each other
 * @param row row keys in each of these partitions
 * @param skipsIndexes whether rows of indexes lie among them and are left out; only over several partitions, where a
 *     read cannot be cut in two
 * @param rest clauses over properties
 */
public record RowRange(KeyRange partition, KeyRange row, boolean skipsIndexes, List<Clause> rest) {
    /** What row keys of indexes start with, alone. */
    static final String INDEX = "~";

    /** The first text behind all that start with {@link #INDEX} that a key can start with. */
    static final String BEHIND_INDEX = "\u00A0";

    /** Copies the list. */
    public RowRange {
        rest = List.copyOf(rest);
    }

    /** {@code $filter} as sent; empty for all rows. */
    public String filter() {
        return Clause.all(clauses()).text();
    }

    /** The same with {@code ?} in place of each value. */
    String shape() {
        return Clause.all(clauses()).shape();
    }

    int comparisons() {
        return Clause.count(clauses());
    }

    private List<Clause> clauses() {
        List<Clause> clauses = new ArrayList<>(partition.clauses("PartitionKey"));
        clauses.addAll(row.clauses("RowKey"));
        if (skipsIndexes) {
            clauses.add(Clause.all(new KeyRange(Edge.at(INDEX), Edge.beyond(BEHIND_INDEX)).clauses("RowKey"))
                    .not());
        }
        clauses.addAll(rest);
        return clauses;
    }

    /** What of this read lies strictly behind a row: nothing, the rest of its partition, the partitions behind. */
    public List<RowRange> behind(RowKey last) {
        List<RowRange> ranges = new ArrayList<>();
        if (partition.contains(last.partition())) {
            ranges.add(new RowRange(KeyRange.point(last.partition()), row.behind(last.row()), skipsIndexes, rest));
        }
        ranges.add(new RowRange(partition.behind(last.partition()), row, skipsIndexes, rest));
        ranges.removeIf(r -> r.partition.isEmpty() || r.row.isEmpty());
        return ranges;
    }

    /** The same where row keys go on as partition keys do, from one partition into the next: one read. */
    public RowRange behindInTime(RowKey last) {
        RowRange range = from(last.partition());
        return new RowRange(range.partition, row.behind(last.row()), skipsIndexes, rest);
    }

    /** What of this read lies in a partition and those behind it. */
    public RowRange from(String first) {
        return new RowRange(partition.and(new KeyRange(Edge.at(first), null)), row, skipsIndexes, rest);
    }

    /** The one row of this read; null where there may be several. */
    @Nullable
    RowKey point() {
        return partition.point().isPresent() && row.point().isPresent()
                ? new RowKey(partition.point().get(), row.point().get())
                : null;
    }
}
