package io.tidetable.bench;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tables of one shop's orders, one a size, which stay while the process runs: a million are written once. */
final class FilledTables {
    static final String SHOP = "S1";
    private static final int BATCH = 10_000;

    private static final Tables TABLES = Tables.connect(EmbeddedTables.create().clientBuilder());
    private static final Map<Integer, TableRepository<Order>> BY_SIZE = new ConcurrentHashMap<>();

    private FilledTables() {}

    static TableRepository<Order> of(int entities) {
        return BY_SIZE.computeIfAbsent(entities, FilledTables::fill);
    }

    private static TableRepository<Order> fill(int entities) {
        TableRepository<Order> orders = TABLES.repository(Order.class, "Orders" + entities);
        orders.createTableIfAbsent();
        for (int size = 0; size < entities; size += BATCH) {
            orders.insertAll(Samples.orders(SHOP, size, Math.min(BATCH, entities - size)))
                    .orThrow();
        }
        System.gc(); // what loading left behind is not of the questions
        return orders;
    }
}
