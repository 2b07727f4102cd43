package io.tidetable.bench;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;

/** Orders of one shop, which grow while the process runs: a million are written once, not once a benchmark. */
final class GrowingShop {
    static final String NAME = "S1";
    private static final int BATCH = 10_000;
    private static final TableRepository<Order> ORDERS = connect();

    private static int size;

    private GrowingShop() {}

    private static TableRepository<Order> connect() {
        TableRepository<Order> orders =
                Tables.connect(EmbeddedTables.create().clientBuilder()).repository(Order.class);
        orders.createTableIfAbsent();
        return orders;
    }

    static TableRepository<Order> orders() {
        return ORDERS;
    }

    static synchronized void growTo(int entities) {
        while (size < entities) {
            int more = Math.min(BATCH, entities - size);
            ORDERS.insertAll(Samples.orders(NAME, size, more));
            size += more;
        }
        if (size > entities) {
            throw new IllegalStateException(size + " orders are there already: sizes must grow");
        }
    }
}
