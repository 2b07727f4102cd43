package io.tidetable.plan;

import io.tidetable.query.Comparison;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.RequestBounds;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A plan without the values of keys and properties. */
record PlanShape(
        Access access,
        Optional<String> index,
        List<String> filters,
        List<Condition<?>> appliedHere,
        RequestBounds bounds,
        boolean isAllowed,
        String text)
        implements Plan {
    static PlanShape of(QueryPlan plan) {
        return new PlanShape(
                plan.access(),
                plan.index(),
                plan.ranges().stream().map(RowRange::shape).toList(),
                plan.here().stream()
                        .<Condition<?>>map(criterion -> shape(criterion.source()))
                        .toList(),
                plan.bounds(),
                plan.isAllowed(),
                new PlanText(plan, false).toString());
    }

    private static Comparison<?> shape(Comparison<?> source) {
        return new Comparison<>(
                source.entity(),
                source.attribute(),
                source.operator(),
                Collections.nCopies(source.operands().size(), "?"));
    }

    @Override
    public OptionalInt requests() {
        return bounds.exact();
    }

    @Override
    public String toString() {
        return text;
    }
}
