package io.tidetable.plan;

import io.tidetable.mapping.ListingLayout;
import io.tidetable.store.RowKey;
import java.util.List;

/** What is read to answer a query. */
public sealed interface Reading {
    /** Nothing: no entity can satisfy the conditions. */
    record Nothing() implements Reading {}

    /** Single rows, in parallel. */
    record Points(List<RowKey> keys, Source source) implements Reading {
        /** Copies the list. */
        public Points {
            keys = List.copyOf(keys);
        }
    }

    /**
     * Rows from key to key, range after range.
     *
     * @param misses members without a value for which an entity has no such row, and which no condition names
     */
    record Ranges(List<RowRange> ranges, Source source, List<String> misses) implements Reading {
        /** Copies the lists. */
        public Ranges {
            ranges = List.copyOf(ranges);
            misses = List.copyOf(misses);
        }
    }

    /** The segments of index entities, then the main rows that they list, in parallel. */
    record Listings(List<RowRange> segments, ListingLayout listing) implements Reading {
        /** Copies the list. */
        public Listings {
            segments = List.copyOf(segments);
        }
    }

    /** What the rows that are read are. */
    enum Source {
        /** Main rows. */
        MAIN,
        /** Copies with all properties. */
        COPY,
        /** Copies that hold the main row's key alone. */
        POINTER
    }
}
