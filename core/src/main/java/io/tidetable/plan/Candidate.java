package io.tidetable.plan;

import io.tidetable.query.Plan;
import java.util.List;

/**
 * A way to an answer, and what it costs.
 *
 * @param over criteria that keys do not serve: sent in the filter or applied here
 * @param equal key parts whose values are named
 * @param leavesOut whether entities without a value in the index are left out
 */
record Candidate(QueryPlan plan, List<Criterion> over, int equal, boolean leavesOut) {
    Candidate with(QueryPlan other) {
        return new Candidate(other, over, equal, leavesOut);
    }

    /** Allowed; a scan; out of order. */
    int refusalRank() {
        return plan.refusal().map(r -> r.scan() ? 1 : 2).orElse(0);
    }

    /** As {@link Plan.Access} lists them, but a range of main rows that serves every condition goes before an index. */
    int accessRank() {
        return switch (plan.access()) {
            case POINT -> 0;
            case INDEX_POINT -> 1;
            case INDEX_RANGE -> 3;
            case RANGE -> over.isEmpty() ? 2 : 4;
            case INDEX_ENTITY -> 5;
            case PARTITION_SCAN -> 6;
            case TABLE_SCAN -> 7;
        };
    }

    int leftOver() {
        return over.size();
    }

    boolean readsTwice() {
        return plan.reading() instanceof Reading.Points points
                ? points.source() == Reading.Source.POINTER
                : plan.reading() instanceof Reading.Ranges ranges && ranges.source() == Reading.Source.POINTER;
    }
}
