package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.store.RowKey;
import io.tidetable.write.Segment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/** Segments read one by one, in parallel. */
final class SegmentPoints {
    private SegmentPoints() {}

    static SegmentReader of(TableGateway gateway, Settings settings) {
        return keys -> {
            Map<RowKey, Segment> segments = new HashMap<>();
            Steps.rows(gateway, settings, new ArrayList<>(keys))
                    .forEach((key, row) -> segments.put(key, Segment.of(key, row)));
            return segments;
        };
    }
}
