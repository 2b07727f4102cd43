package io.tidetable.repository;

import io.tidetable.query.Key;
import java.util.function.Consumer;

/**
 * Writes of one transaction, collected by {@code Tables.inTransaction} and sent when the lambda returns; used by one
 * thread; nothing is read back inside.
 */
public interface AtomicWrites {
    /** As {@link TableRepository#insert}. */
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
