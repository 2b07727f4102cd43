package io.tidetable;

import com.azure.core.http.policy.HttpPipelinePolicy;
import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.azure.TableService;
import io.tidetable.codec.Json;
import io.tidetable.repository.AtomicWrites;
import io.tidetable.repository.Committed;
import io.tidetable.repository.TableRepository;
import java.lang.invoke.MethodHandles;
import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** The entry: repositories over one table service; immutable, used by many threads, nothing to close. */
public interface Tables {
    /**
     * With default settings. The builder gets one policy of ours, which acts on our requests alone, however often it is
     * added.
     */
    static Tables connect(TableServiceClientBuilder client) {
        return builder(client).build();
    }

    /** With settings. */
    static Builder builder(TableServiceClientBuilder client) {
        return new TablesBuilder(client);
    }

    /** For a builder that has a pipeline of its own, which ignores added policies. */
    static HttpPipelinePolicy policy() {
        return TableService.policy();
    }

    /** The repository of a class; MappingException names all that is wrong with it. Made once, no request. */
    <T> TableRepository<T> repository(Class<T> entity);

    /** The same in a table named at run time: per tenant, per month. */
    <T> TableRepository<T> repository(Class<T> entity, String table);

    /** All writes or none: one partition, one table, at most 100 actions and 4 MiB. The lambda runs once. */
    Committed inTransaction(Consumer<AtomicWrites> writes);

    /** Settings of {@link Tables}. */
    interface Builder {
        /** Gives now to null time keys; default UTC. */
        Builder clock(Clock clock);

        /** Runs parallel requests; default daemon threads that end when idle. */
        Builder executor(Executor executor);

        /** Requests in flight of one call; default 16. */
        Builder parallelism(int requests);

        /** For {@code @AsJson}; default Jackson. */
        Builder json(Json json);

        /**
         * From a named module: {@code MethodHandles.lookup()} of that module reaches private members without
         * {@code opens} and at full speed.
         */
        Builder lookup(MethodHandles.Lookup lookup);

        /** Told of every query: plan, requests, rows, bytes, time; no values. */
        Builder listener(QueryListener listener);

        /** The tables. */
        Tables build();
    }
}
