package io.tidetable.spring.observe;

import io.micrometer.common.KeyValue;
import io.micrometer.observation.Observation;
import java.util.concurrent.atomic.AtomicInteger;

/** What handlers of the observation {@code tidetable.operation} may know of it; counts grow until it stops. */
public final class OperationContext extends Observation.Context {
    private final String operation;
    private volatile String table;
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger retries = new AtomicInteger();

    OperationContext(String operation, String table) {
        this.operation = operation;
        this.table = table;
    }

    /** Name of the method that was called, as {@code insert} or {@code list}, or {@code transaction}. */
    public String operation() {
        return operation;
    }

    /** Name of the table; of a transaction {@code none} until its first write. */
    public String table() {
        return table;
    }

    /** Requests so far, each once however often it was tried; a transaction is one. */
    public int requests() {
        return requests.get();
    }

    /** Tries so far that repeated a request. */
    public int retries() {
        return retries.get();
    }

    void table(String name) {
        table = name;
        addLowCardinalityKeyValue(KeyValue.of("table", name));
    }

    void sent(boolean again) {
        (again ? retries : requests).incrementAndGet();
    }
}
