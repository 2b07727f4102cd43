package io.tidetable;

import io.tidetable.azure.TableService;
import io.tidetable.error.MappingException;
import io.tidetable.mapping.EntityAccess;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.KeySource;
import io.tidetable.mapping.Surroundings;
import io.tidetable.model.EntityModel;
import io.tidetable.model.Reading;
import io.tidetable.reflect.EntityReader;
import io.tidetable.repository.AtomicWrites;
import io.tidetable.repository.Committed;
import io.tidetable.repository.TableRepository;
import io.tidetable.run.AtomicTransaction;
import io.tidetable.run.EntityRepository;
import io.tidetable.run.Session;
import io.tidetable.run.Settings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Repositories over one service: wires the rooms, and keeps one repository a class and table. */
final class ConnectedTables implements Tables {
    private final TableService service;
    private final Settings settings;
    private final KeySource keys;
    private final Map<Held, EntityRepository<?>> repositories = new LinkedHashMap<>();
    private final SharedTables shared = new SharedTables();

    /** A class and the table that was named for it; null for its own. */
    private record Held(Class<?> entity, @Nullable String table) {}

    ConnectedTables(TableService service, Settings settings) {
        this.service = service;
        this.settings = settings;
        this.keys = new KeySource(settings.clock());
    }

    @Override
    public <T> TableRepository<T> repository(Class<T> entity) {
        return held(Objects.requireNonNull(entity, "entity"), null);
    }

    @Override
    public <T> TableRepository<T> repository(Class<T> entity, String table) {
        return held(Objects.requireNonNull(entity, "entity"), Objects.requireNonNull(table, "table"));
    }

    @SuppressWarnings("unchecked") // made for this very class
    private synchronized <T> EntityRepository<T> held(Class<T> entity, @Nullable String table) {
        Held held = new Held(entity, table);
        EntityRepository<?> repository = repositories.get(held);
        if (repository == null) {
            repository = new EntityRepository<>(session(entity, table));
            repositories.put(held, repository);
        }
        return (EntityRepository<T>) repository;
    }

    private <T> Session<T> session(Class<T> entity, @Nullable String table) {
        EntityModel model = model(entity);
        EntityAccess<T> access = EntityReader.access(entity, model, settings.lookup());
        EntityMapping<T> mapping = EntityMapping.of(
                model, access, table, new Surroundings(keys, settings.json(), loader(entity), settings.lookup()));
        shared.add(entity, mapping);
        return new Session<>(entity, mapping, service.gateway(mapping.table()), settings);
    }

    private static EntityModel model(Class<?> entity) {
        Reading reading = EntityReader.read(entity);
        if (reading instanceof Reading.Mapped mapped) {
            return mapped.model();
        }
        throw new MappingException(((Reading.Rejected) reading).problems());
    }

    private static ClassLoader loader(Class<?> entity) {
        ClassLoader loader = entity.getClassLoader();
        return loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    @Override
    public Committed inTransaction(Consumer<AtomicWrites> writes) {
        Objects.requireNonNull(writes, "writes");
        AtomicTransaction transaction = new AtomicTransaction(this::sessionOf);
        writes.accept(transaction);
        return transaction.commit();
    }

    private <T> Session<T> sessionOf(Class<T> entity, @Nullable String table) {
        return held(entity, table).session();
    }
}
