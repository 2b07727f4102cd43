package io.tidetable.store;

/**
 * The keys of a row as stored: at most 512 UTF-16 units each; may be empty. Ordered as the service orders, by UTF-16
 * unit.
 */
public record RowKey(String partition, String row) implements Comparable<RowKey> {
    private static final int MAX_UNITS = 512;

    /** Whether the service can hold such a row: keys that a row names as text may be none. */
    public boolean isPossible() {
        return isPossible(partition) && isPossible(row);
    }

    private static boolean isPossible(String key) {
        return key.length() <= MAX_UNITS
                && key.chars().noneMatch(unit -> Character.isISOControl(unit) || "/\\#?".indexOf(unit) >= 0);
    }

    @Override
    public int compareTo(RowKey other) {
        int byPartition = partition.compareTo(other.partition);
        return byPartition != 0 ? byPartition : row.compareTo(other.row);
    }
}
