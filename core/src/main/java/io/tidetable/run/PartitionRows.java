package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Rows of one partition, main rows and each index by itself: by one range from the first key to the last as long as a
 * page holds it, else one by one in parallel. Used by one thread at a time.
 */
final class PartitionRows implements Reads.Rows {
    private final TableGateway gateway;
    private final Settings settings;
    private final Set<String> sparse = new HashSet<>();

    PartitionRows(TableGateway gateway, Settings settings) {
        this.gateway = gateway;
        this.settings = settings;
    }

    @Override
    public Map<RowKey, @Nullable Row> read(List<RowKey> keys) {
        Map<String, List<RowKey>> kinds = new TreeMap<>();
        keys.forEach(key ->
                kinds.computeIfAbsent(kind(key), any -> new ArrayList<>()).add(key));
        Map<RowKey, @Nullable Row> rows = new HashMap<>();
        kinds.forEach((kind, some) -> rows.putAll(read(kind, some)));
        return rows;
    }

    /** The mark and name of an index, nothing for main rows: rows of different kinds lie far apart. */
    private static String kind(RowKey key) {
        int end = key.row().startsWith("~") ? key.row().indexOf('_') : 0;
        return key.row().substring(0, Math.max(end, 0));
    }

    private Map<RowKey, @Nullable Row> read(String kind, List<RowKey> keys) {
        if (keys.size() < 2 || sparse.contains(kind)) {
            return Steps.rows(gateway, settings, keys);
        }
        List<RowKey> sorted = keys.stream().sorted().toList();
        RowPage page = gateway.page(new PageRequest(filter(sorted), List.of(), PageRequest.MAX_ROWS, null));
        Map<RowKey, Row> found = new HashMap<>();
        page.rows().forEach(row -> found.put(row.key(), row));
        if (page.next() != null) {
            sparse.add(kind);
        }
        RowKey last = page.next() == null || page.rows().isEmpty()
                ? sorted.get(sorted.size() - 1)
                : page.rows().get(page.rows().size() - 1).key();
        Map<RowKey, @Nullable Row> rows = new HashMap<>();
        keys.forEach(key -> rows.put(key, found.get(key)));
        boolean nothing = page.next() != null && page.rows().isEmpty();
        rows.putAll(Steps.rows(
                gateway,
                settings,
                keys.stream().filter(key -> nothing || key.compareTo(last) > 0).toList()));
        return rows;
    }

    private static String filter(List<RowKey> sorted) {
        RowKey first = sorted.get(0);
        return "PartitionKey eq '" + quoted(first.partition()) + "' and RowKey ge '" + quoted(first.row())
                + "' and RowKey le '" + quoted(sorted.get(sorted.size() - 1).row()) + "'";
    }

    private static String quoted(String text) {
        return text.replace("'", "''");
    }
}
