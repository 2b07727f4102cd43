package io.tidetable.spring.observe;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;

/** Counters of requests and retries beside the timer that Micrometer makes of each observation. */
final class RequestMeters implements ObservationHandler<OperationContext> {
    private final MeterRegistry registry;

    RequestMeters(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public boolean supportsContext(Observation.Context context) {
        return context instanceof OperationContext;
    }

    @Override
    public void onStop(OperationContext context) {
        counter("tidetable.requests", "Requests, each once however often it was tried", context)
                .increment(context.requests());
        counter("tidetable.retries", "Tries that repeated a request", context).increment(context.retries());
    }

    private Counter counter(String name, String description, OperationContext context) {
        return Counter.builder(name)
                .description(description)
                .tag("operation", context.operation())
                .tag("table", context.table())
                .register(registry);
    }
}
