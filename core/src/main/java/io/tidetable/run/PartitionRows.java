package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Main rows of one partition: by one range from the first key to the last as long as a page holds it, else one by one
 * in parallel. Used by one thread at a time.
 */
final class MainRows {
    private final TableGateway gateway;
    private final Settings settings;
    private boolean dense = true;

    MainRows(TableGateway gateway, Settings settings) {
        this.gateway = gateway;
        this.settings = settings;
    }

    /** The rows of these keys, null where there is none. */
    Map<RowKey, @Nullable Row> read(List<RowKey> keys) {
        if (keys.size() < 2 || !dense) {
            return Steps.rows(gateway, settings, keys);
        }
        List<RowKey> sorted = keys.stream().sorted().toList();
        RowPage page = gateway.page(new PageRequest(filter(sorted), List.of(), PageRequest.MAX_ROWS, null));
        Map<RowKey, Row> found = new HashMap<>();
        page.rows().forEach(row -> found.put(row.key(), row));
        dense = page.next() == null;
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
