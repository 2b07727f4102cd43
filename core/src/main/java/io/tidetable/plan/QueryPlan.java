package io.tidetable.plan;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.RequestBounds;
import io.tidetable.store.Row;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a query is answered.
 *
 * @param entity name of the class in messages
 * @param question what was asked
 * @param access the access path
 * @param index the index used
 * @param reading what is read
 * @param criteria all that entities satisfy
 * @param here criteria that the service does not judge
 * @param timeline the order of time in which each range is read; empty where there is none
 * @param refusal why it is refused; empty where it is not
 */
public record QueryPlan(
        String entity,
        Question question,
        Access access,
        Optional<String> index,
        Reading reading,
        List<Criterion> criteria,
        List<Criterion> here,
        Optional<Timeline> timeline,
        Optional<Refusal> refusal)
        implements Plan {
    /** Copies the list. */
    public QueryPlan {
        criteria = List.copyOf(criteria);
        here = List.copyOf(here);
    }

    /** Why a query is refused. */
    public record Refusal(boolean scan, String message) {}

    @Override
    public List<String> filters() {
        return ranges().stream().map(RowRange::filter).toList();
    }

    List<RowRange> ranges() {
        if (reading instanceof Reading.Ranges read) {
            return read.ranges();
        }
        return reading instanceof Reading.Listings listings ? listings.segments() : List.of();
    }

    /** The same with {@code ?} in place of each value, to be shown to whom values are no business of. */
    public Plan withoutValues() {
        return PlanShape.of(this);
    }

    @Override
    public List<Condition<?>> appliedHere() {
        return here.stream().<Condition<?>>map(Criterion::source).toList();
    }

    @Override
    public boolean isAllowed() {
        return refusal.isEmpty();
    }

    /** Whether rows are read from the other end than the order asks for. */
    public boolean isBackwards() {
        return reading instanceof Reading.Ranges
                && timeline.isPresent()
                && !timeline.get().serves(question.order());
    }

    /** Whether several ranges are read side by side to keep an order over all of them. */
    public boolean isMerged() {
        return question.order() != Order.NONE
                && reading instanceof Reading.Ranges ranges
                && ranges.ranges().size() > 1;
    }

    /** Whether buckets of time alone are in the order that is asked for, and what is in each is still to be sorted. */
    public boolean isByBucket() {
        return question.order() != Order.NONE
                && reading instanceof Reading.Ranges
                && timeline.filter(Timeline::isOfBuckets).isPresent();
    }

    /** Whether the row keys of each range go on from one partition into the next: buckets and rows of one time. */
    public boolean crossesPartitions() {
        return timeline.filter(Timeline::crossesPartitions).isPresent();
    }

    /** Whether a main row is what was asked for. */
    public boolean isSatisfiedBy(Row main, EntityMapping<?> mapping) {
        return criteria.stream().allMatch(c -> c.passes(mapping.value(main, c.member())));
    }

    /** The same, read as the keys are: for what is alike in any order. */
    public QueryPlan inAnyOrder() {
        return new QueryPlan(
                entity, question.in(Order.NONE), access, index, reading, criteria, here, timeline, refusal);
    }

    /** All that tells this plan from others, values included: not to be shown, only to be compared. */
    public String identity() {
        StringBuilder identity = new StringBuilder(access.name())
                .append(index)
                .append(question.order())
                .append(question.limit());
        filters().forEach(filter -> identity.append('\n').append(filter));
        if (reading instanceof Reading.Points points) {
            points.keys().forEach(key -> identity.append('\n').append(key));
        }
        here.forEach(criterion -> identity.append('\n').append(criterion.identity()));
        return identity.toString();
    }

    @Override
    public OptionalInt requests() {
        return bounds().exact();
    }

    @Override
    public RequestBounds bounds() {
        return new Expected(this).requests();
    }

    @Override
    public String toString() {
        return new PlanText(this, true).toString();
    }
}
