package io.tidetable.spring.observe;

import io.micrometer.observation.ObservationRegistry;
import io.tidetable.Tables;
import io.tidetable.annotations.Table;
import io.tidetable.repository.AtomicWrites;
import io.tidetable.repository.Committed;
import io.tidetable.repository.TableRepository;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Tables whose repositories observe what they do. */
final class ObservedTables implements Tables {
    /** Said of a class without the annotation, which is refused anyway, and of a transaction without writes. */
    private static final String NO_TABLE = "none";

    private final Tables tables;
    private final ObservationRegistry registry;
    private final Map<TableRepository<?>, TableRepository<?>> observed = new ConcurrentHashMap<>();

    ObservedTables(Tables tables, ObservationRegistry registry) {
        this.tables = tables;
        this.registry = registry;
    }

    /** The name in the annotation of a class, or of one that it extends. */
    static String tableOf(Class<?> entity) {
        for (Class<?> c = entity; c != null; c = c.getSuperclass()) {
            Table table = c.getAnnotation(Table.class);
            if (table != null) {
                return table.value();
            }
        }
        return NO_TABLE;
    }

    @Override
    public <T> TableRepository<T> repository(Class<T> entity) {
        return observed(tables.repository(entity), tableOf(entity));
    }

    @Override
    public <T> TableRepository<T> repository(Class<T> entity, String table) {
        return observed(tables.repository(entity, table), table);
    }

    @SuppressWarnings("unchecked") // made for this very repository
    private <T> TableRepository<T> observed(TableRepository<T> repository, String table) {
        return (TableRepository<T>)
                observed.computeIfAbsent(repository, made -> ObservedCalls.of(made, registry, table));
    }

    @Override
    public Committed inTransaction(Consumer<AtomicWrites> writes) {
        Operation operation = Operation.start(registry, "transaction", NO_TABLE);
        try {
            return operation.within(
                    () -> tables.inTransaction(given -> writes.accept(new NamedWrites(given, operation))));
        } finally {
            operation.stop();
        }
    }
}
