package io.tidetable.store;

/**
 * The keys of a row as stored: at most 512 UTF-16 units each; may be empty. Ordered as the service orders, by UTF-16
 * unit.
 */
public record RowKey(String partition, String row) implements Comparable<RowKey> {
    @Override
    public int compareTo(RowKey other) {
        int byPartition = partition.compareTo(other.partition);
        return byPartition != 0 ? byPartition : row.compareTo(other.row);
    }
}
