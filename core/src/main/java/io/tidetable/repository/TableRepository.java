package io.tidetable.repository;

import io.tidetable.query.Condition;
import io.tidetable.query.Key;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Stores and finds the entities of one class in one table; immutable, used by many threads. */
public interface TableRepository<T> {
    /** Creates the table; false if it was there. One request. */
    boolean createTableIfAbsent();

    /** Writes an entity whose key is free. Returns it as stored: a new record, or the same object filled in. */
    T insert(T entity);

    /**
     * Replaces an entity that exists; guarded by its token, unguarded where that is null or the class has none. Returns
     * as insert.
     */
    T update(T entity);

    /**
     * Inserts or replaces; guarded by the token where there is one (the row must then exist unchanged). Returns as
     * insert.
     */
    T save(T entity);

    /** Deletes an entity that exists; guarded by its token, unguarded where that is null or the class has none. */
    void delete(T entity);

    /** Deletes the entity of a key, which must exist; unguarded. */
    void delete(Key<T> key);

    /** Deletes the entity of a key; false if there was none. */
    boolean deleteIfPresent(Key<T> key);

    /**
     * Reads, changes, writes, again until no other writer came between; the change returns a new record or its
     * argument, may run several times, and keeps the key.
     */
    T modify(Key<T> key, UnaryOperator<T> change);

    /**
     * Sets and clears single properties of an entity that exists, unguarded; without indexes and clears one request,
     * else as update.
     */
    void patch(Key<T> key, Consumer<Patch<T>> changes);

    /** The entity of a key. One request. */
    Optional<T> find(Key<T> key);

    /** The entities of keys in their order, missing ones left out. A request a key, in parallel. */
    List<T> findAll(Collection<Key<T>> keys);

    /** Whether the key is taken. One request. */
    boolean exists(Key<T> key);

    /** The key of an entity whose key members are filled in. */
    Key<T> keyOf(T entity);

    /** All entities of the class: never refused. */
    Query<T> all();

    /** Entities that satisfy the condition. */
    Query<T> where(Condition<? super T> a);

    /** Entities that satisfy all conditions. */
    Query<T> where(Condition<? super T> a, Condition<? super T> b);

    /** Entities that satisfy all conditions. */
    Query<T> where(Condition<? super T> a, Condition<? super T> b, Condition<? super T> c);

    /** Entities that satisfy all conditions. */
    Query<T> where(Condition<? super T> a, Condition<? super T> b, Condition<? super T> c, Condition<? super T> d);

    /** Entities that satisfy all conditions. */
    Query<T> where(
            Condition<? super T> a,
            Condition<? super T> b,
            Condition<? super T> c,
            Condition<? super T> d,
            Condition<? super T> e);

    /** Entities that satisfy all conditions. */
    Query<T> where(
            Condition<? super T> a,
            Condition<? super T> b,
            Condition<? super T> c,
            Condition<? super T> d,
            Condition<? super T> e,
            Condition<? super T> f);

    /** Entities that satisfy all conditions of a list, which may be empty. */
    Query<T> where(List<? extends Condition<? super T>> conditions);

    /** Inserts all, in transactions by partition, in parallel. */
    BulkResult<T> insertAll(Iterable<? extends T> entities);

    /** The same, a listener told of each transaction. */
    BulkResult<T> insertAll(Iterable<? extends T> entities, BulkListener<? super T> listener);

    /** Saves all. */
    BulkResult<T> saveAll(Iterable<? extends T> entities);

    /** The same, a listener told of each transaction. */
    BulkResult<T> saveAll(Iterable<? extends T> entities, BulkListener<? super T> listener);

    /** Deletes all that exist. */
    BulkResult<T> deleteAll(Iterable<? extends T> entities);

    /** The same, a listener told of each transaction. */
    BulkResult<T> deleteAll(Iterable<? extends T> entities, BulkListener<? super T> listener);

    /** Upkeep of the index rows of this class. */
    IndexMaintenance<T> indexes();

    /**
     * Follows new entities of the table in order of their chronological key or time bucket, from a time on: where a
     * period of time is a contiguous range in the keys, which a {@code @TimeBucket} without parts before it makes, or a
     * constant partition. Where values make the partition key, name them: {@code where(host.is("a")).tail(from)}. Sends
     * nothing yet.
     *
     * @throws io.tidetable.error.InvalidQueryException the class has no such time
     * @throws io.tidetable.error.ScanRefusedException values make the partition key
     */
    Tail<T> tail(Instant from);

    /**
     * The same, resumed from {@link Tail#position()}.
     *
     * @throws io.tidetable.error.InvalidContinuationException the position is mangled, or of another class or table
     */
    Tail<T> tail(String position);
}
