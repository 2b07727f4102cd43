package io.tidetable.run;

import io.tidetable.plan.QueryPlan;
import java.util.List;
import java.util.function.Consumer;

/** All that a plan finds, up to the limit of its question. */
final class Wholesale {
    private final Answering answering;
    private final int limit;

    Wholesale(Session<?> session, Rows rows, QueryPlan plan, Projection<?> projection) {
        this.answering = new Answering(session, rows, plan, projection);
        this.limit = plan.question().limit();
    }

    void forEach(Consumer<Found> consumer) {
        Cursor found = answering.from(limit, List.of());
        int given = 0;
        for (Found next = found.next(); next != null; next = given == limit ? null : found.next()) {
            consumer.accept(next);
            given++;
        }
    }
}
