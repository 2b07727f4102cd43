package io.tidetable.embedded.store;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import java.time.Duration;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/** The tables of an account, found and ordered without regard to case. */
public final class Account {
    private static final int MIN_NAME_LENGTH = 3;
    private static final int MAX_NAME_LENGTH = 63;

    private final Clock clock = new Clock();
    private final ConcurrentSkipListMap<String, Table> tables = new ConcurrentSkipListMap<>();
    private final Map<String, Long> deleted = new ConcurrentHashMap<>();
    private volatile Duration deletionTime = Duration.ZERO;

    /**
     * Creates a table.
     *
     * @throws ServiceError TableAlreadyExists, TableBeingDeleted, or what is wrong with the name
     */
    public Table create(String name) {
        checkName(name);
        if (isBeingDeleted(name)) {
            throw Failure.TABLE_BEING_DELETED.error();
        }
        Table table = new Table(name, clock);
        if (tables.putIfAbsent(key(name), table) != null) {
            throw Failure.TABLE_ALREADY_EXISTS.error();
        }
        return table;
    }

    /**
     * Deletes a table with its rows.
     *
     * @throws ServiceError ResourceNotFound
     */
    public void delete(String name) {
        if (tables.remove(key(name)) == null) {
            throw Failure.RESOURCE_NOT_FOUND.error();
        }
        if (!deletionTime.isZero()) {
            deleted.put(key(name), System.nanoTime() + deletionTime.toNanos());
        }
    }

    private boolean isBeingDeleted(String name) {
        Long end = deleted.get(key(name));
        if (end != null && System.nanoTime() - end >= 0) {
            deleted.remove(key(name));
            return false;
        }
        return end != null;
    }

    /** How long a name cannot be used again after its table was deleted; the real service takes 40 s and more. */
    public void deletionTakes(Duration time) {
        deletionTime = time;
    }

    /** The table, or null. */
    public @Nullable Table find(String name) {
        return tables.get(key(name));
    }

    /**
     * The table.
     *
     * @throws ServiceError TableNotFound
     */
    public Table table(String name) {
        Table table = find(name);
        if (table == null) {
            throw Failure.TABLE_NOT_FOUND.error();
        }
        return table;
    }

    /** Tables from a name on, in order. */
    public Collection<Table> from(String name) {
        return tables.tailMap(key(name), true).values();
    }

    /** Deletes all tables, at once. */
    public void clear() {
        tables.clear();
        deleted.clear();
        deletionTime = Duration.ZERO;
    }

    /** A name as tables are found by it. */
    public static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** An account keeps metrics of its own in tables with a $; here they can be made, for what reads them. */
    private static void checkName(String name) {
        if (!name.matches("[A-Za-z][A-Za-z0-9]*|\\$Metrics[A-Za-z0-9]+")
                || key(name).equals("tables")) {
            throw Failure.INVALID_RESOURCE_NAME.error();
        }
        if (name.length() < MIN_NAME_LENGTH || name.length() > MAX_NAME_LENGTH) {
            throw Failure.OUT_OF_RANGE.error(
                    "The specified resource name length is not within the permissible limits.");
        }
    }
}
