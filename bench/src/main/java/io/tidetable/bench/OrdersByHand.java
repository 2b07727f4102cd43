package io.tidetable.bench;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Orders and their two index rows, written by hand in the same stored form. */
record OrdersByHand(TableClient client) {
    /** Actions of a transaction (Table service). */
    private static final int MAX_ACTIONS = 100;

    private static final int ROWS = 3;

    /** Ticks of 0001-01-01 to 1970-01-01, and to the last tick of 9999. */
    private static final long EPOCH_TICKS = 621_355_968_000_000_000L;

    private static final long LAST_TICK = 3_155_378_975_999_999_999L;

    void insert(Order order) {
        client.submitTransaction(actions(order));
    }

    /** All of one shop, as many to a transaction as it takes. */
    void insertAll(List<Order> orders) {
        List<TableTransactionAction> actions = new ArrayList<>();
        for (Order order : orders) {
            if (actions.size() + ROWS > MAX_ACTIONS) {
                client.submitTransaction(actions);
                actions = new ArrayList<>();
            }
            actions.addAll(actions(order));
        }
        if (!actions.isEmpty()) {
            client.submitTransaction(actions);
        }
    }

    private static List<TableTransactionAction> actions(Order order) {
        String row = rowKey(order);
        return List.of(
                action(TableTransactionActionType.CREATE, entity(order, row)),
                action(TableTransactionActionType.CREATE, copy(order, row, "~code_" + order.code())),
                action(
                        TableTransactionActionType.UPSERT_REPLACE,
                        copy(order, row, "~customer_" + order.customer() + "_" + row)));
    }

    private static TableTransactionAction action(TableTransactionActionType type, TableEntity entity) {
        return new TableTransactionAction(type, entity);
    }

    private static TableEntity copy(Order order, String row, String key) {
        return entity(order, key).addProperty("_rk", row);
    }

    private static TableEntity entity(Order order, String key) {
        TableEntity entity = new TableEntity(order.shop(), key)
                .addProperty("code", order.code())
                .addProperty("customer", order.customer())
                .addProperty("items", order.items())
                .addProperty("cents", order.cents())
                .addProperty("rebate", order.rebate())
                .addProperty("paid", order.paid());
        ByHand.optional(entity, "remark", order.remark());
        return entity;
    }

    static String rowKey(Order order) {
        return reverseTicks(order.placed()) + "-" + order.id();
    }

    private static String reverseTicks(Instant time) {
        long ticks = EPOCH_TICKS + time.getEpochSecond() * 10_000_000L + time.getNano() / 100;
        return String.format(Locale.ROOT, "%019d", LAST_TICK - ticks);
    }
}
