package io.tidetable.run;

import com.azure.core.http.HttpPipelineCallContext;
import com.azure.core.http.HttpPipelineNextPolicy;
import com.azure.core.http.HttpPipelineNextSyncPolicy;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.HttpPipelinePolicy;
import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.QueryListener;
import io.tidetable.Tables;
import io.tidetable.query.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import reactor.core.publisher.Mono;

/** Tables whose requests are counted on the wire, and what their listener was told. */
final class Observed implements HttpPipelinePolicy, QueryListener {
    private final AtomicLong sent = new AtomicLong();
    private final List<Told> told = new ArrayList<>();
    final Tables tables;

    /** What a listener was told of one query. */
    record Told(Class<?> entity, Plan plan, int requests, long rows, long bytes, Duration time) {}

    Observed(TableServiceClientBuilder client) {
        tables = Tables.builder(client.addPolicy(this)).listener(this).build();
    }

    /** Requests on the wire so far. */
    long sent() {
        return sent.get();
    }

    /** What was told last. */
    synchronized Told last() {
        return told.get(told.size() - 1);
    }

    synchronized List<Told> told() {
        return List.copyOf(told);
    }

    @Override
    public synchronized void answered(Class<?> entity, Plan plan, int requests, long rows, long bytes, Duration time) {
        told.add(new Told(entity, plan, requests, rows, bytes, time));
    }

    @Override
    public Mono<HttpResponse> process(HttpPipelineCallContext context, HttpPipelineNextPolicy next) {
        sent.incrementAndGet();
        return next.process();
    }

    @Override
    public HttpResponse processSync(HttpPipelineCallContext context, HttpPipelineNextSyncPolicy next) {
        sent.incrementAndGet();
        return next.processSync();
    }
}
