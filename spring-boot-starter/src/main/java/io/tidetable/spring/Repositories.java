package io.tidetable.spring;

import io.tidetable.Tables;
import io.tidetable.repository.TableRepository;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Makes the repositories that are beans; where so configured, their tables first. */
final class Repositories {
    private final Tables tables;
    private final boolean createsTables;
    private final Set<TableRepository<?>> made = ConcurrentHashMap.newKeySet();

    Repositories(Tables tables, boolean createsTables) {
        this.tables = tables;
        this.createsTables = createsTables;
    }

    /** The repository of a class; its table is there, where tables are to be created. */
    <T> TableRepository<T> repository(Class<T> entity) {
        TableRepository<T> repository = tables.repository(entity);
        if (createsTables) {
            repository.createTableIfAbsent();
        }
        made.add(repository);
        return repository;
    }

    /** Makes tables anew that were deleted behind our back, where tables are to be created. */
    void createTables() {
        if (createsTables) {
            made.forEach(TableRepository::createTableIfAbsent);
        }
    }
}
