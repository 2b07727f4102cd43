package io.tidetable.run;

import io.tidetable.plan.Question;
import io.tidetable.query.Condition;
import io.tidetable.query.Key;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import io.tidetable.repository.IndexMaintenance;
import io.tidetable.repository.Patch;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.repository.Tail;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The entities of one class in one table: hands each call to what does it. */
public final class EntityRepository<T> implements TableRepository<T> {
    private final Session<T> session;
    private final Writes<T> writes;
    private final Queries<T> queries;

    /** Over a class, its table and the settings; sends nothing. */
    public EntityRepository(Session<T> session) {
        this.session = session;
        this.writes = new Writes<>(session);
        this.queries = new Queries<>(session);
    }

    /** What every operation needs. */
    public Session<T> session() {
        return session;
    }

    @Override
    public boolean createTableIfAbsent() {
        return session.gateway().createTable();
    }

    @Override
    public T insert(T entity) {
        return writes.insert(Objects.requireNonNull(entity, "entity"));
    }

    @Override
    public T update(T entity) {
        return writes.update(Objects.requireNonNull(entity, "entity"));
    }

    @Override
    public T save(T entity) {
        return writes.save(Objects.requireNonNull(entity, "entity"));
    }

    @Override
    public void delete(T entity) {
        writes.delete(Objects.requireNonNull(entity, "entity"));
    }

    @Override
    public void delete(Key<T> key) {
        writes.delete(key);
    }

    @Override
    public boolean deleteIfPresent(Key<T> key) {
        return writes.deleteIfPresent(key);
    }

    @Override
    public T modify(Key<T> key, UnaryOperator<T> change) {
        return writes.modify(key, Objects.requireNonNull(change, "change"));
    }

    @Override
    public void patch(Key<T> key, Consumer<Patch<T>> changes) {
        writes.patch(key, Objects.requireNonNull(changes, "changes"));
    }

    @Override
    public Optional<T> find(Key<T> key) {
        Row row = session.gateway().read(rowKey(key), List.of());
        return Optional.ofNullable(row).map(session.mapping()::entity);
    }

    @Override
    public List<T> findAll(Collection<Key<T>> keys) {
        List<RowKey> rowKeys =
                Objects.requireNonNull(keys, "keys").stream().map(this::rowKey).toList();
        List<T> found = new ArrayList<>();
        for (@Nullable Row row : new Rows(session).readAll(rowKeys, List.of())) {
            if (row != null) {
                found.add(session.mapping().entity(row));
            }
        }
        return found;
    }

    @Override
    public boolean exists(Key<T> key) {
        return session.gateway().read(rowKey(key), List.of("PartitionKey")) != null;
    }

    @Override
    public Key<T> keyOf(T entity) {
        return new Key<>(session.mapping().keyParts(Objects.requireNonNull(entity, "entity")));
    }

    private RowKey rowKey(Key<T> key) {
        return session.mapping().key(Objects.requireNonNull(key, "key").parts());
    }

    @Override
    public Query<T> all() {
        return new EntityQuery<>(queries, Question.ALL);
    }

    @Override
    public Query<T> where(List<? extends Condition<? super T>> conditions) {
        return all().and(conditions);
    }

    @Override
    public Query<T> where(Condition<? super T> a) {
        return where(Arrays.asList(a));
    }

    @Override
    public Query<T> where(Condition<? super T> a, Condition<? super T> b) {
        return where(Arrays.asList(a, b));
    }

    @Override
    public Query<T> where(Condition<? super T> a, Condition<? super T> b, Condition<? super T> c) {
        return where(Arrays.asList(a, b, c));
    }

    @Override
    public Query<T> where(
            Condition<? super T> a, Condition<? super T> b, Condition<? super T> c, Condition<? super T> d) {
        return where(Arrays.asList(a, b, c, d));
    }

    @Override
    public Query<T> where(
            Condition<? super T> a,
            Condition<? super T> b,
            Condition<? super T> c,
            Condition<? super T> d,
            Condition<? super T> e) {
        return where(Arrays.asList(a, b, c, d, e));
    }

    @Override
    public Query<T> where(
            Condition<? super T> a,
            Condition<? super T> b,
            Condition<? super T> c,
            Condition<? super T> d,
            Condition<? super T> e,
            Condition<? super T> f) {
        return where(Arrays.asList(a, b, c, d, e, f));
    }

    @Override
    public BulkResult<T> insertAll(Iterable<? extends T> entities) {
        return insertAll(entities, new BulkListener<>() {});
    }

    @Override
    public BulkResult<T> insertAll(Iterable<? extends T> entities, BulkListener<? super T> listener) {
        return new BulkWrites<>(session).insertAll(entities, listener);
    }

    @Override
    public BulkResult<T> saveAll(Iterable<? extends T> entities) {
        return saveAll(entities, new BulkListener<>() {});
    }

    @Override
    public BulkResult<T> saveAll(Iterable<? extends T> entities, BulkListener<? super T> listener) {
        return new BulkWrites<>(session).saveAll(entities, listener);
    }

    @Override
    public BulkResult<T> deleteAll(Iterable<? extends T> entities) {
        return deleteAll(entities, new BulkListener<>() {});
    }

    @Override
    public BulkResult<T> deleteAll(Iterable<? extends T> entities, BulkListener<? super T> listener) {
        return new BulkWrites<>(session).deleteAll(entities, listener);
    }

    @Override
    public IndexMaintenance<T> indexes() {
        return Maintenance.of(session);
    }

    @Override
    public Tail<T> tail(Instant from) {
        return all().tail(from);
    }

    @Override
    public Tail<T> tail(String position) {
        return all().tail(position);
    }

    @Override
    public String toString() {
        return session.mapping().model().entity() + " in table "
                + session.gateway().table();
    }
}
