package io.tidetable.plan;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.query.Comparison;
import io.tidetable.query.Operator;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    private final Timeline timeline;

    /** Of a plan whose timeline is by this time. */
    public TimeWindows(QueryPlanner planner, QueryPlan plan, EntityMapping<?> mapping) {
        this.planner = planner;
        this.plan = plan;
        this.timeline = plan.timeline().orElseThrow();
        this.member = mapping.member(timeline.slot().member()).orElseThrow();
        this.scale = TimeScale.of(member.compared());
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

    /** The first unit that lies at the same place in the keys: of the bucket, where buckets are all that they hold. */
    public long first(long unit) {
        Optional<String> text = text(unit);
        long low = -1;
        long high = unit;
        while (isByBucket() && high - low > 1) {
            long middle = low + (high - low) / 2;
            if (text(middle).equals(text)) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    /** The last unit that lies at the same place in the keys. */
    public long last(long unit) {
        Optional<String> text = text(unit);
        long low = unit;
        long high = scale.end();
        while (isByBucket() && high - low > 1) {
            long middle = low + (high - low) / 2;
            if (text(middle).equals(text)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private boolean isByBucket() {
        return timeline.isOfBuckets();
    }

    /** Empty for times that no such key holds. */
    private Optional<String> text(long unit) {
        try {
            return Optional.of(timeline.slot().text().of(scale.toValue(unit)));
        } catch (InvalidKeyException e) {
            return Optional.empty();
        }
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
        Order asRead = timeline.newestFirst() ? Order.NEWEST_FIRST : Order.OLDEST_FIRST;
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
