package io.tidetable.plan;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.query.Comparison;
import io.tidetable.query.Operator;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A plan cut into windows of its time. Times are counted in units from the first to one beyond the last: ticks, or days
 * for LocalDate.
 */
public final class TimeWindows {
    private static final long TICKS_A_MINUTE = 600_000_000;

    private final QueryPlanner planner;
    private final QueryPlan plan;
    private final MappedMember member;
    private final TimeScale scale;

    /** Of a plan whose timeline is by this time. */
    public TimeWindows(QueryPlanner planner, QueryPlan plan, EntityMapping<?> mapping) {
        this.planner = planner;
        this.plan = plan;
        this.member =
                mapping.member(plan.timeline().orElseThrow().slot().member()).orElseThrow();
        this.scale = TimeScale.of(member.model().value());
    }

    /** The time. */
    public MappedMember member() {
        return member;
    }

    /** The unit of a value of the time. */
    public long unit(Object value) {
        return scale.ceiling(scale.instant(value));
    }

    /** The first unit that does not begin before a time. */
    public long unit(Instant time) {
        return scale.ceiling(time);
    }

    /** One beyond the last unit. */
    public long end() {
        return scale.end();
    }

    /** A short window: a minute, or a day. */
    public long step() {
        return Math.max(1, TICKS_A_MINUTE / scale.unit());
    }

    /** The same way to what lies from a unit up to but without another, as the keys are. */
    public QueryPlan between(long from, long to) {
        List<Comparison<?>> edges = new ArrayList<>();
        if (from > 0) {
            edges.add(edge(Operator.SINCE, from));
        }
        if (to < scale.end()) {
            edges.add(edge(Operator.BEFORE, to));
        }
        Order asRead = plan.timeline().orElseThrow().newestFirst() ? Order.NEWEST_FIRST : Order.OLDEST_FIRST;
        Question question = plan.question().and(edges).in(asRead).limitedTo(0).scanning();
        List<QueryPlan> ways = planner.plans(question);
        return ways.stream()
                .filter(way -> way.index().equals(plan.index()))
                .findFirst()
                .orElse(ways.get(0));
    }

    private Comparison<?> edge(Operator operator, long unit) {
        return new Comparison<>(null, member.model().name(), operator, List.of(scale.toValue(unit)));
    }
}
