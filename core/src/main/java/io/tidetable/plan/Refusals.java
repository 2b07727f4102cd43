package io.tidetable.plan;

import io.tidetable.plan.QueryPlan.Refusal;
import io.tidetable.query.Plan.Access;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Why a way is refused, and what would serve instead. */
final class Refusals {
    private final Keys keys;

    Refusals(Keys keys) {
        this.keys = keys;
    }

    Optional<Refusal> of(Candidate candidate) {
        QueryPlan plan = candidate.plan();
        boolean everything = plan.question().conditions().isEmpty();
        boolean scan = plan.access() == Access.PARTITION_SCAN || plan.access() == Access.TABLE_SCAN;
        if (plan.question().order() != Order.NONE && plan.timeline().isEmpty() && !isSingle(plan.reading())) {
            return Optional.of(new Refusal(false, order(plan)));
        }
        return scan && !everything && !plan.question().scans()
                ? Optional.of(new Refusal(true, scan(candidate)))
                : Optional.empty();
    }

    private static boolean isSingle(Reading reading) {
        return reading instanceof Reading.Points points && points.keys().size() == 1;
    }

    private String order(QueryPlan plan) {
        String remedies = new OrderRemedies(keys, plan).text();
        return "[QUERY_ORDER] " + plan.entity() + ": "
                + (plan.question().order() == Order.NEWEST_FIRST ? "newestFirst" : "oldestFirst")
                + " has no time to follow (the rows of this query are in another order): "
                + (remedies.isEmpty()
                        ? "put @ReverseChronologicalKey or @ChronologicalKey on a time, or end a @SecondaryIndex with one."
                        : remedies + ".");
    }

    private String scan(Candidate candidate) {
        QueryPlan plan = candidate.plan();
        List<Criterion> unserved = candidate.over().isEmpty() ? byRowKey(plan) : candidate.over();
        String conditions = unserved.isEmpty()
                ? plan.question().conditions().stream().map(c -> "'" + c + "'").collect(Collectors.joining(" and "))
                : unserved.stream().map(c -> "'" + c.source() + "'").collect(Collectors.joining(" and "));
        String remedies = new Remedies(keys, plan).text(unserved);
        return "[QUERY_SCAN] " + plan.entity() + ": no key and no index serves " + conditions + " (a "
                + plan.access() + " would read rows that the answer does not contain): "
                + (remedies.isEmpty() ? "" : remedies + ", or ") + "accept the cost with allowScan().";
    }

    private static List<Criterion> byRowKey(QueryPlan plan) {
        return plan.here();
    }
}
