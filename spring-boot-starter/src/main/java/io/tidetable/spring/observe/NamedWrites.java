package io.tidetable.spring.observe;

import io.tidetable.query.Key;
import io.tidetable.repository.AtomicWrites;
import io.tidetable.repository.Patch;
import java.util.function.Consumer;

/** Writes of a transaction, which tell the operation of their table. */
final class NamedWrites implements AtomicWrites {
    private final AtomicWrites writes;
    private final Operation operation;
    private boolean named;

    NamedWrites(AtomicWrites writes, Operation operation) {
        this.writes = writes;
        this.operation = operation;
    }

    private AtomicWrites told(String table) {
        if (!named) {
            operation.table(table);
            named = true;
        }
        return this;
    }

    @Override
    public AtomicWrites inTable(String table) {
        writes.inTable(table);
        return told(table);
    }

    @Override
    public <T> AtomicWrites insert(T entity) {
        writes.insert(entity);
        return told(ObservedTables.tableOf(entity.getClass()));
    }

    @Override
    public <T> AtomicWrites update(T entity) {
        writes.update(entity);
        return told(ObservedTables.tableOf(entity.getClass()));
    }

    @Override
    public <T> AtomicWrites save(T entity) {
        writes.save(entity);
        return told(ObservedTables.tableOf(entity.getClass()));
    }

    @Override
    public <T> AtomicWrites delete(T entity) {
        writes.delete(entity);
        return told(ObservedTables.tableOf(entity.getClass()));
    }

    @Override
    public <T> AtomicWrites patch(Class<T> type, Key<T> key, Consumer<Patch<T>> changes) {
        writes.patch(type, key, changes);
        return told(ObservedTables.tableOf(type));
    }
}
