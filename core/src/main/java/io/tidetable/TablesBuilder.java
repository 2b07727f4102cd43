package io.tidetable;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.azure.TableService;
import io.tidetable.codec.Json;
import io.tidetable.mapping.JacksonJson;
import io.tidetable.run.CostListener;
import io.tidetable.run.Settings;
import java.lang.invoke.MethodHandles;
import java.time.Clock;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Settings as they are collected; used by one thread. */
final class TablesBuilder implements Tables.Builder {
    /** Requests in flight of one call. */
    private static final int PARALLELISM = 16;

    /** Threads of one {@code Tables} at most: several calls at once wait for each other beyond. */
    private static final int THREADS = 64;

    private static final int IDLE_SECONDS = 10;

    private final TableServiceClientBuilder client;
    private Clock clock = Clock.systemUTC();
    private @Nullable Executor executor;
    private int parallelism = PARALLELISM;
    private Json json = new JacksonJson();
    private MethodHandles.@Nullable Lookup lookup;
    private CostListener cost = (entity, plan, requests, rows, bytes, time) -> {};

    TablesBuilder(TableServiceClientBuilder client) {
        this.client = Objects.requireNonNull(client, "client");
    }

    @Override
    public Tables.Builder clock(Clock given) {
        clock = Objects.requireNonNull(given, "clock");
        return this;
    }

    @Override
    public Tables.Builder executor(Executor given) {
        executor = Objects.requireNonNull(given, "executor");
        return this;
    }

    @Override
    public Tables.Builder parallelism(int requests) {
        if (requests < 1) {
            throw new IllegalArgumentException("parallelism is at least 1 (found " + requests + ")");
        }
        parallelism = requests;
        return this;
    }

    @Override
    public Tables.Builder json(Json given) {
        json = Objects.requireNonNull(given, "json");
        return this;
    }

    @Override
    public Tables.Builder lookup(MethodHandles.Lookup given) {
        lookup = Objects.requireNonNull(given, "lookup");
        return this;
    }

    @Override
    public Tables.Builder listener(QueryListener listener) {
        cost = Objects.requireNonNull(listener, "listener")::answered;
        return this;
    }

    @Override
    public Tables build() {
        Executor threads = executor == null ? daemons() : executor;
        return new ConnectedTables(
                TableService.connect(client), new Settings(clock, threads, parallelism, json, lookup, cost));
    }

    /** Daemon threads that end when idle: nothing has to be closed. */
    private static Executor daemons() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                THREADS, THREADS, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                    Thread thread = new Thread(work, "tidetable");
                    thread.setDaemon(true);
                    return thread;
                });
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }
}
