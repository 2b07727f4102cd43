package io.tidetable.spring.observe;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** One call of a repository while it runs, on as many threads as work for it. */
final class Operation {
    private static final ThreadLocal<@Nullable Operation> CURRENT = new ThreadLocal<>();

    private final OperationContext context;
    private final Observation observation;
    private final AtomicBoolean ended = new AtomicBoolean();

    private Operation(OperationContext context, Observation observation) {
        this.context = context;
        this.observation = observation;
    }

    static Operation start(ObservationRegistry registry, String name, String table) {
        OperationContext context = new OperationContext(name, table);
        Observation observation = Observation.createNotStarted("tidetable.operation", () -> context, registry)
                .contextualName(name + " " + table)
                .lowCardinalityKeyValue("operation", name)
                .lowCardinalityKeyValue("table", table)
                .lowCardinalityKeyValue("exception", "none");
        return new Operation(context, observation.start());
    }

    /** That of this thread; null outside of any. */
    static @Nullable Operation current() {
        return CURRENT.get();
    }

    /** Work of this operation on this thread; a failure is noted and passed on. */
    <A, E extends Throwable> A within(Work<A, E> work) throws E {
        Operation before = CURRENT.get();
        Observation.Scope scope = observation.openScope();
        CURRENT.set(this);
        try {
            return work.run();
        } catch (Throwable e) {
            failed(e);
            throw e;
        } finally {
            CURRENT.set(before);
            scope.close();
        }
    }

    /** Tracers record message and causes of what they are given, and ours name keys. */
    private void failed(Throwable failure) {
        String name = failure.getClass().getSimpleName();
        observation.lowCardinalityKeyValue("exception", name).error(new FailedOperation(name, failure.getStackTrace()));
    }

    /** Known late, as that of a transaction. */
    void table(String name) {
        context.table(name);
    }

    void sent(boolean again) {
        context.sent(again);
    }

    /** Ends it; a second time does nothing. */
    void stop() {
        if (ended.compareAndSet(false, true)) {
            observation
                    .highCardinalityKeyValue("requests", Integer.toString(context.requests()))
                    .highCardinalityKeyValue("retries", Integer.toString(context.retries()))
                    .stop();
        }
    }

    /** What may fail. */
    @FunctionalInterface
    interface Work<A, E extends Throwable> {
        A run() throws E;
    }
}
