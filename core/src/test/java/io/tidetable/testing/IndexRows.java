package io.tidetable.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.azure.TableGateway;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.mapping.EntityRows;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.write.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Checks the index rows of a class against its main rows, by a way of its own: nothing is missing, stale or left. */
public final class IndexRows {
    private IndexRows() {}

    /** Fails unless the table holds the index rows that its main rows should have, and no others. */
    public static void check(TableGateway gateway, EntityMapping<?> mapping) {
        check(all(gateway), mapping);
    }

    /** Fails unless these are the index rows that these main rows should have. */
    public static void check(List<Row> rows, EntityMapping<?> mapping) {
        assertThat(differences(rows, mapping)).as("index rows that do not fit").isEmpty();
    }

    /** All rows of a table. */
    public static List<Row> all(TableGateway gateway) {
        List<Row> rows = new ArrayList<>();
        PageRequest.@Nullable Continuation next = null;
        do {
            RowPage page = gateway.page(new PageRequest("", List.of(), PageRequest.MAX_ROWS, next));
            rows.addAll(page.rows());
            next = page.next();
        } while (next != null);
        return rows;
    }

    /** What does not fit, a line each. */
    public static List<String> differences(List<Row> rows, EntityMapping<?> mapping) {
        Map<RowKey, Map<String, Object>> wanted = new TreeMap<>();
        Map<RowKey, Set<String>> listed = new TreeMap<>();
        for (Row row : rows) {
            if (mapping.kind(row.key()) instanceof RowKind.Main) {
                EntityRows entity = mapping.rows(row);
                for (EntityRows.Copy copy : entity.copies()) {
                    Map<String, Object> properties = new HashMap<>(copy.row().properties());
                    if (row.token() != null) {
                        properties.put(Row.TOKEN, row.token());
                    }
                    wanted.put(copy.row().key(), properties);
                }
                for (EntityRows.Listing listing : entity.listings()) {
                    listed.computeIfAbsent(listing.segment(), any -> new TreeSet<>())
                            .add(listing.mainRowKey());
                }
            }
        }
        List<String> differences = new ArrayList<>();
        for (Row row : rows) {
            RowKind kind = mapping.kind(row.key());
            if (kind instanceof RowKind.Copy && !same(wanted.remove(row.key()), row.properties())) {
                differences.add("copy without its entity, or stale: " + row.key());
            } else if (kind instanceof RowKind.Listing) {
                Set<String> ids = listed.remove(row.key());
                if (!Objects.equals(ids, new TreeSet<>(Segment.ids(row)))) {
                    differences.add("segment " + row.key() + " lists " + Segment.ids(row) + ", not " + ids);
                }
            }
        }
        wanted.keySet().forEach(key -> differences.add("copy missing: " + key));
        listed.keySet().forEach(key -> differences.add("segment missing: " + key));
        return differences;
    }

    private static boolean same(@Nullable Map<String, Object> wanted, Map<String, Object> found) {
        return wanted != null
                && wanted.keySet().equals(found.keySet())
                && wanted.entrySet().stream()
                        .allMatch(property -> equal(property.getValue(), found.get(property.getKey())));
    }

    private static boolean equal(Object a, @Nullable Object b) {
        return a instanceof byte[] bytes ? b instanceof byte[] others && Arrays.equals(bytes, others) : a.equals(b);
    }
}
