package io.tidetable.query;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How many requests the whole answer of a query takes, up to its limit. Of a service that ends a page early, which it
 * may after 5 seconds and at the edge of a partition server, it takes one more for each page cut short.
 *
 * @param least whatever is found
 * @param most as long as no read has more rows than one page and no key has to be followed
 * @param byPage whether each further 1,000 rows of a read are one request more
 * @param byKey whether each key that is found in an index is one request more: that of its main row
 * @param probing whether the far end of the keys has to be found first, so that nothing bounds the requests from above
 */
public record RequestBounds(int least, int most, boolean byPage, boolean byKey, boolean probing) {
    /** Rows that one request reads at most (Table service, query timeout and pagination). */
    public static final int PAGE = 1000;

    /** So many and no other number. */
    public static RequestBounds exactly(int requests) {
        return between(requests, requests);
    }

    /** From a number to another. */
    public static RequestBounds between(int least, int most) {
        return new RequestBounds(least, most, false, false, false);
    }

    /** With one more for each further page of a read. */
    public RequestBounds andPages() {
        return new RequestBounds(least, most, true, byKey, probing);
    }

    /** With one more for each key that is found in an index. */
    public RequestBounds andKeys() {
        return new RequestBounds(least, most, byPage, true, probing);
    }

    /** The number, where it is known. */
    public OptionalInt exact() {
        return least == most && !byPage && !byKey && !probing ? OptionalInt.of(most) : OptionalInt.empty();
    }

    /**
     * The most requests there can be; empty where the far end of the keys has to be found.
     *
     * @param rows rows that are read in ranges, as they are told to a listener
     * @param keys keys found in an index
     */
    public OptionalLong most(long rows, long keys) {
        return probing ? OptionalLong.empty() : OptionalLong.of(most + (byPage ? rows / PAGE : 0) + (byKey ? keys : 0));
    }

    /** As in {@code 4, and 1 for each further 1,000 rows of a read, and 1 for each key found}. */
    @Override
    public String toString() {
        if (probing) {
            return "at least " + least + ": some 10 to 25 to find the far end, then 1 or more for each window of time";
        }
        return (least == most ? Integer.toString(most) : least + " to " + most)
                + (byPage ? ", and 1 for each further 1,000 rows of a read" : "")
                + (byKey ? ", and 1 for each key found, in parallel" : "");
    }
}
