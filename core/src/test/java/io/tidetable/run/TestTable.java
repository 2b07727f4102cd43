package io.tidetable.run;

import io.tidetable.embedded.EmbeddedTables;

/** A table of the embedded service with one class in it. */
final class TestTable<T> extends StoredTable<T> {
    final EmbeddedTables service;

    TestTable(EmbeddedTables service, Class<T> entity) {
        super(session(service, entity));
        this.service = service;
    }

    static <T> TestTable<T> of(Class<T> entity) {
        return new TestTable<>(EmbeddedTables.create(), entity);
    }

    static <T> Session<T> session(EmbeddedTables service, Class<T> entity) {
        return session(service.clientBuilder(), entity, null);
    }

    /** Requests that this takes. */
    long requests(Runnable work) {
        long before = service.requestCount();
        work.run();
        return service.requestCount() - before;
    }
}
