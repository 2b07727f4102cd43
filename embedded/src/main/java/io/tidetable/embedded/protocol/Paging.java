package io.tidetable.embedded.protocol;

/**
 * How pages are cut, beyond what a query asks for.
 *
 * @param maxRows the rows of a page at most
 * @param endsWithPartition whether a page ends where a partition does, its continuation naming no row
 */
public record Paging(int maxRows, boolean endsWithPartition) {
    /** As the query asks. */
    public static final Paging USUAL = new Paging(Integer.MAX_VALUE, false);

    Paging and(Paging other) {
        return new Paging(Math.min(maxRows, other.maxRows), endsWithPartition || other.endsWithPartition);
    }
}
