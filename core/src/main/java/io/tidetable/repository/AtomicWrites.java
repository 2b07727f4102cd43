package io.tidetable.repository;

import io.tidetable.query.Key;
import java.util.function.Consumer;

/**
 * Writes of one transaction, collected by {@code Tables.inTransaction} and sent when the lambda returns; used by one
 * thread; nothing is read back inside.
 */
public interface AtomicWrites {
    /** In this table, not in those of the classes; said before the first write. */
    AtomicWrites inTable(String table);

    /** As {@link TableRepository#insert}; behind a delete of the same key both are one replacement, guarded as it. */
    <T> AtomicWrites insert(T entity);

    /** As {@link TableRepository#update}. */
    <T> AtomicWrites update(T entity);

    /** As {@link TableRepository#save}. */
    <T> AtomicWrites save(T entity);

    /** As {@link TableRepository#delete(Object)}. */
    <T> AtomicWrites delete(T entity);

    /** As {@link TableRepository#patch}. */
    <T> AtomicWrites patch(Class<T> type, Key<T> key, Consumer<Patch<T>> changes);
}
