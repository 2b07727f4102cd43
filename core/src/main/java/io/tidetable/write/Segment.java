package io.tidetable.write;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A segment of an index entity: the row keys that it lists, in the order of arrival.
 *
 * <p>Stored as properties {@code Ids}, {@code Ids1}, {@code Ids2}... below 64 KiB each, of row keys joined by
 * {@code /}, which no stored key contains.
 *
 * @param key its row
 * @param ids row keys of main rows, each once; none where there is no such row
 * @param etag the service's ETag; null where there is no such row
 */
public record Segment(
        RowKey key, List<String> ids, @Nullable String etag) {
    /** UTF-16 units in one property: 64 KiB are 32,768, and a list stays below (Table service data model). */
    static final int MAX_UNITS = 32_767;

    /** Bytes of a whole row (Table service data model). */
    static final int MAX_ROW_BYTES = 1024 * 1024;

    private static final String NAME = "Ids";
    private static final char SEPARATOR = '/';

    /** Copies the list. */
    public Segment {
        ids = List.copyOf(ids);
    }

    /** A segment that has no row yet. */
    public static Segment absent(RowKey key) {
        return new Segment(key, List.of(), null);
    }

    /** A segment as read; null where there is no row. */
    public static Segment of(RowKey key, @Nullable Row row) {
        return row == null ? absent(key) : new Segment(key, ids(row), row.etag());
    }

    /** The row keys that a segment's row lists, in stored order, each once. */
    public static List<String> ids(Row row) {
        List<String> ids = new ArrayList<>();
        for (int i = 0; row.properties().get(name(i)) instanceof String list; i++) {
            int from = 0;
            for (int to = list.indexOf(SEPARATOR); to >= 0; to = list.indexOf(SEPARATOR, from)) {
                ids.add(list.substring(from, to));
                from = to + 1;
            }
            ids.add(list.substring(from));
        }
        return ids.stream().distinct().toList();
    }

    /** The row that lists these row keys, of which there is at least one; null where it would exceed 1 MiB. */
    static @Nullable Row row(RowKey key, Iterable<String> ids, String version) {
        Map<String, Object> properties = new LinkedHashMap<>();
        StringBuilder list = new StringBuilder();
        boolean first = true;
        for (String id : ids) {
            if (!first && list.length() + 1 + id.length() > MAX_UNITS) {
                properties.put(name(properties.size()), list.toString());
                list.setLength(0);
                first = true;
            }
            if (!first) {
                list.append(SEPARATOR);
            }
            list.append(id);
            first = false;
        }
        properties.put(name(properties.size()), list.toString());
        properties.put(Row.TOKEN, version);
        return storedBytes(key, properties) > MAX_ROW_BYTES ? null : Row.of(key, properties);
    }

    /** The row of a segment that lists no more than a stored one did: it fits. */
    public static Row listing(RowKey key, List<String> ids, String version) {
        return Objects.requireNonNull(row(key, ids, version));
    }

    private static String name(int number) {
        return number == 0 ? NAME : NAME + number;
    }

    /** Size of a row of texts as the service counts it: 4 + 2 a unit of its keys, 12 + 2 a unit of each property. */
    private static long storedBytes(RowKey key, Map<String, Object> texts) {
        long bytes = 4 + 2L * (key.partition().length() + key.row().length());
        for (Map.Entry<String, Object> text : texts.entrySet()) {
            bytes += 12
                    + 2L * (text.getKey().length() + text.getValue().toString().length());
        }
        return bytes;
    }
}
