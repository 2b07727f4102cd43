package io.tidetable.plan;

import io.tidetable.query.Comparison;
import java.util.ArrayList;
import java.util.List;

/**
 * What a query asks.
 *
 * @param conditions all of which hold
 * @param order in which entities come
 * @param limit entities at most; 0 for all
 * @param scans whether a scan is accepted
 */
public record Question(List<Comparison<?>> conditions, Order order, int limit, boolean scans) {
    /** Asks for everything. */
    public static final Question ALL = new Question(List.of(), Order.NONE, 0, false);

    /** Copies the list. */
    public Question {
        conditions = List.copyOf(conditions);
    }

    /** With more conditions. */
    public Question and(List<? extends Comparison<?>> more) {
        List<Comparison<?>> all = new ArrayList<>(conditions);
        all.addAll(more);
        return new Question(all, order, limit, scans);
    }

    /** In this order. */
    public Question in(Order wanted) {
        return new Question(conditions, wanted, limit, scans);
    }

    /** Of so many entities at most. */
    public Question limitedTo(int entities) {
        return new Question(conditions, order, entities, scans);
    }

    /** Scans accepted. */
    public Question scanning() {
        return new Question(conditions, order, limit, true);
    }
}
