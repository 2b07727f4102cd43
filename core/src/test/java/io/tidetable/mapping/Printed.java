package io.tidetable.mapping;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/** Rows as docs/storage-format.md prints them. */
final class Printed {
    private Printed() {}

    static List<String> rows(EntityRows rows) {
        List<String> lines = new ArrayList<>();
        lines.add(row(rows.main()));
        rows.copies().forEach(copy -> lines.add(row(copy.row())));
        rows.listings().forEach(place -> lines.add(key(place.segment()) + "lists " + place.mainRowKey()));
        return lines;
    }

    static String row(Row row) {
        return key(row.key())
                + row.properties().entrySet().stream().map(Printed::property).collect(Collectors.joining(", "));
    }

    private static String key(RowKey key) {
        return key.partition() + " | " + key.row() + " | ";
    }

    private static String property(Map.Entry<String, Object> property) {
        return property.getKey() + " " + type(property.getValue()) + " " + property.getValue();
    }

    private static String type(Object property) {
        if (property instanceof Instant) {
            return "DateTime";
        }
        if (property instanceof UUID) {
            return "Guid";
        }
        return property instanceof Integer
                ? "Int32"
                : property instanceof Long ? "Int64" : property.getClass().getSimpleName();
    }
}
