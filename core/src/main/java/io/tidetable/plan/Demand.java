package io.tidetable.plan;

import io.tidetable.plan.Check.End;
import io.tidetable.plan.Check.Within;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All that a query asks of one member.
 *
 * @param criteria in the order of the query; more than none
 * @param points the values that satisfy them all, where they name values; each once
 */
record Demand(List<Criterion> criteria, Optional<List<Object>> points) {
    /** By member, in the order of the query. */
    static Map<String, Demand> of(List<Criterion> criteria) {
        Map<String, List<Criterion>> byMember = new LinkedHashMap<>();
        criteria.forEach(c -> byMember.computeIfAbsent(c.member().model().name(), m -> new ArrayList<>())
                .add(c));
        Map<String, Demand> demands = new LinkedHashMap<>();
        byMember.forEach((member, all) -> demands.put(member, new Demand(List.copyOf(all), pointsOf(all))));
        return demands;
    }

    private static Optional<List<Object>> pointsOf(List<Criterion> criteria) {
        for (Criterion criterion : criteria) {
            if (criterion.check() instanceof Check.OneOf named) {
                return Optional.of(named.values().stream()
                        .filter(value -> criteria.stream().allMatch(c -> c.passes(value)))
                        .toList());
            }
        }
        return Optional.empty();
    }

    /** Whether no value satisfies all. */
    boolean isNever() {
        boolean absent = false;
        boolean present = false;
        Within all = new Within(null, null);
        for (Criterion criterion : criteria) {
            if (criterion.check() instanceof Check.Never) {
                return true;
            }
            absent |= criterion.check() instanceof Check.Absent;
            present |= !(criterion.check() instanceof Check.Absent);
            if (criterion.check() instanceof Within within) {
                all = both(all, within, criterion.order());
            }
        }
        return (absent && present)
                || points.filter(List::isEmpty).isPresent()
                || all.isEmpty(criteria.get(0).order());
    }

    /** Whether an entity that satisfies all may have no value here. */
    boolean isAbsent() {
        return criteria.stream().anyMatch(c -> c.check() instanceof Check.Absent);
    }

    private static Within both(Within a, Within b, ValueOrder order) {
        return new Within(tighter(a.lower(), b.lower(), order, 1), tighter(a.upper(), b.upper(), order, -1));
    }

    private static @Nullable End tighter(@Nullable End a, @Nullable End b, ValueOrder order, int sign) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        int comparison = sign * order.compare(a.value(), b.value());
        return comparison > 0 || (comparison == 0 && !a.inclusive()) ? a : b;
    }
}
