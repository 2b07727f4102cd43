package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table as commits of one partition read it: single writes row by row, bulk writes by ranges.
 *
 * @param rows reads rows by their keys
 * @param segments reads segments of index entities
 */
record Reads(TableGateway gateway, Rows rows, SegmentReader segments) {
    /** Reads rows by their keys, null where there is none. */
    @FunctionalInterface
    interface Rows {
        Map<RowKey, @Nullable Row> read(List<RowKey> keys);
    }

    /** Row by row, in parallel. */
    static Reads single(Session<?> session) {
        TableGateway gateway = session.gateway();
        Settings settings = session.settings();
        return new Reads(gateway, keys -> Steps.rows(gateway, settings, keys), SegmentPoints.of(gateway, settings));
    }

    /** Name of the table. */
    String table() {
        return gateway.table();
    }
}
