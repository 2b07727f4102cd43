package io.tidetable.run;

import io.tidetable.store.RowKey;
import io.tidetable.write.Segment;
import java.util.Collection;
import java.util.Map;

/** Reads segments of index entities; single writes read each, bulk writes a value's at once and remember them. */
interface SegmentReader {
    /** All of these segments, absent ones included. */
    Map<RowKey, Segment> read(Collection<RowKey> keys);

    /** Whether what it gives may have been read long ago. */
    default boolean remembers() {
        return false;
    }

    /** This segment is another than the one read. */
    default void forget(RowKey key) {}

    /** These were written so. */
    default void wrote(Segment segment) {}
}
