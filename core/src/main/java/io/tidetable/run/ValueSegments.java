package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.write.Segment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Segments of one partition, all of a value by one range, remembered from transaction to transaction; the values used
 * least lately are dropped. Used by one thread at a time.
 */
final class ValueSegments implements SegmentReader {
    /** Row keys that are remembered: about 4 MiB of UUIDs. */
    private static final int MAX_IDS = 40_000;

    /** Pages read of one value before its segments are read one by one. */
    private static final int MAX_PAGES = 4;

    /** Digits of a segment's number at the end of its row key. */
    private static final int DIGITS = 2;

    private final TableGateway gateway;
    private final SegmentReader points;
    private final Map<String, Value> values = new LinkedHashMap<>(16, 0.75f, true);

    ValueSegments(TableGateway gateway, SegmentReader points) {
        this.gateway = gateway;
        this.points = points;
    }

    /** What is known of a value's segments: all of them but the stale. */
    private static final class Value {
        private final Map<RowKey, Segment> segments = new HashMap<>();
        private final Set<RowKey> stale = new HashSet<>();
        private boolean complete;

        boolean knows(RowKey key) {
            return segments.containsKey(key) || (complete && !stale.contains(key));
        }

        Segment segment(RowKey key) {
            return segments.getOrDefault(key, Segment.absent(key));
        }

        void put(Segment segment) {
            segments.put(segment.key(), segment);
            stale.remove(segment.key());
        }

        int ids() {
            return segments.values().stream()
                    .mapToInt(segment -> segment.ids().size())
                    .sum();
        }
    }

    @Override
    public Map<RowKey, Segment> read(Collection<RowKey> keys) {
        keys.stream()
                .filter(key -> !values.containsKey(prefix(key)))
                .map(ValueSegments::start)
                .distinct()
                .toList()
                .forEach(this::readValue);
        List<RowKey> unknown =
                keys.stream().filter(key -> !value(key).knows(key)).toList();
        points.read(unknown).values().forEach(segment -> value(segment.key()).put(segment));
        Map<RowKey, Segment> read = new HashMap<>();
        keys.forEach(key -> read.put(key, value(key).segment(key)));
        drop(keys);
        return read;
    }

    private Value value(RowKey key) {
        return values.computeIfAbsent(prefix(key), any -> new Value());
    }

    private static String prefix(RowKey key) {
        return key.row().substring(0, key.row().length() - DIGITS);
    }

    private static RowKey start(RowKey key) {
        return new RowKey(key.partition(), prefix(key));
    }

    private void readValue(RowKey start) {
        Value value = new Value();
        values.put(start.row(), value);
        String filter = "PartitionKey eq '" + quoted(start.partition()) + "' and RowKey ge '" + quoted(start.row())
                + "00' and RowKey le '" + quoted(start.row()) + "FF'";
        PageRequest.Continuation next = null;
        for (int page = 0; page < MAX_PAGES; page++) {
            RowPage read = gateway.page(new PageRequest(filter, List.of(), PageRequest.MAX_ROWS, next));
            for (Row row : read.rows()) {
                // other values can lie between: Paris_0A between Paris_00 and Paris_FF
                if (row.key().row().length() == start.row().length() + DIGITS) {
                    value.put(Segment.of(row.key(), row));
                }
            }
            next = read.next();
            if (next == null) {
                value.complete = true;
                return;
            }
            if (value.ids() > MAX_IDS) {
                return;
            }
        }
    }

    private static String quoted(String text) {
        return text.replace("'", "''");
    }

    private void drop(Collection<RowKey> inUse) {
        Set<String> used = new HashSet<>();
        inUse.forEach(key -> used.add(prefix(key)));
        int ids = values.values().stream().mapToInt(Value::ids).sum();
        Iterator<Map.Entry<String, Value>> eldest = new ArrayList<>(values.entrySet()).iterator();
        while (ids > MAX_IDS && eldest.hasNext()) {
            Map.Entry<String, Value> entry = eldest.next();
            if (!used.contains(entry.getKey())) {
                ids -= entry.getValue().ids();
                values.remove(entry.getKey());
            }
        }
    }

    @Override
    public boolean remembers() {
        return true;
    }

    @Override
    public void forget(RowKey key) {
        Value value = values.get(prefix(key));
        if (value != null) {
            value.segments.remove(key);
            value.stale.add(key);
        }
    }

    @Override
    public void wrote(Segment segment) {
        Value value = values.get(prefix(segment.key()));
        if (value != null) {
            value.put(segment);
        }
    }
}
