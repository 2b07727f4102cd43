package io.tidetable.run;

import com.azure.core.http.policy.FixedDelayOptions;
import com.azure.core.http.policy.RetryOptions;
import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.azure.TableGateway;
import io.tidetable.azure.TableService;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.JacksonJson;
import io.tidetable.mapping.KeySource;
import io.tidetable.mapping.Surroundings;
import io.tidetable.model.Reading;
import io.tidetable.query.Key;
import io.tidetable.reflect.EntityReader;
import io.tidetable.repository.BulkListener;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.testing.IndexRows;
import io.tidetable.testing.Service;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** A table with one class in it, on any service. */
class StoredTable<T> {
    private static final int PARALLELISM = 8;

    /** The SDK's retries, without its waits. */
    private static final RetryOptions QUICK = new RetryOptions(new FixedDelayOptions(3, Duration.ofMillis(1)));

    private static final ExecutorService EXECUTOR = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "test");
        thread.setDaemon(true);
        return thread;
    });

    final Session<T> session;
    final EntityMapping<T> mapping;
    final TableGateway gateway;
    final Writes<T> writes;
    final BulkWrites<T> bulk;
    private final BulkListener<T> silent = new BulkListener<>() {};

    StoredTable(Session<T> session) {
        this.session = session;
        this.mapping = session.mapping();
        this.gateway = session.gateway();
        this.writes = new Writes<>(session);
        this.bulk = new BulkWrites<>(session);
        gateway.createTable();
    }

    /** A table of its own on a service that others use too. */
    static <T> StoredTable<T> on(Service service, Class<T> entity) {
        return new StoredTable<>(session(service.clientBuilder(), entity, service.tableName(entity.getSimpleName())));
    }

    /** A class in a table; null for the class's own. */
    static <T> Session<T> session(TableServiceClientBuilder client, Class<T> entity, @Nullable String table) {
        Settings settings = new Settings(
                Clock.systemUTC(),
                EXECUTOR,
                PARALLELISM,
                new JacksonJson(),
                null,
                (type, plan, requests, rows, bytes, time) -> {});
        if (!(EntityReader.read(entity) instanceof Reading.Mapped mapped)) {
            throw new IllegalArgumentException(EntityReader.read(entity).toString());
        }
        EntityMapping<T> mapping = EntityMapping.of(
                mapped.model(),
                EntityReader.access(entity, mapped.model(), null),
                table,
                new Surroundings(new KeySource(settings.clock()), settings.json(), entity.getClassLoader(), null));
        return new Session<>(
                entity,
                mapping,
                TableService.connect(client.retryOptions(QUICK)).gateway(mapping.table()),
                settings);
    }

    /** The same over another gateway, for one thread alone. */
    Session<T> over(TableGateway other) {
        Settings all = session.settings();
        Settings alone = new Settings(all.clock(), Runnable::run, 1, all.json(), all.lookup(), all.cost());
        return new Session<>(session.entity(), mapping, other, alone);
    }

    /** This class alone, for transactions. */
    AtomicTransaction.Sessions sessions() {
        return new AtomicTransaction.Sessions() {
            @Override
            @SuppressWarnings("unchecked") // of the one class
            public <E> Session<E> of(Class<E> type, @Nullable String name) {
                return (Session<E>) session;
            }
        };
    }

    BulkListener<T> silent() {
        return silent;
    }

    Key<T> key(Object... parts) {
        return Key.of(parts);
    }

    Optional<T> find(Object... parts) {
        Row row = gateway.read(mapping.key(List.of(parts)), List.of());
        return Optional.ofNullable(row).map(mapping::entity);
    }

    List<Row> rows() {
        return IndexRows.all(gateway);
    }

    List<String> rowKeys() {
        return rows().stream().map(row -> row.key().row()).toList();
    }

    void check() {
        IndexRows.check(gateway, mapping);
    }

    void put(String partition, String rowKey, Map<String, Object> properties) {
        gateway.send(new Write.Upsert(Row.of(new RowKey(partition, rowKey), properties)));
    }

    void remove(String partition, String rowKey) {
        gateway.send(new Write.Delete(new RowKey(partition, rowKey), Write.ANY));
    }

    Row row(String partition, String rowKey) {
        Row row = gateway.read(new RowKey(partition, rowKey), List.of());
        return Objects.requireNonNull(row, rowKey);
    }
}
