package io.tidetable.plan;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.QueryPlan.Refusal;
import io.tidetable.query.Comparison;
import io.tidetable.query.Plan.Access;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes plans of questions: a pure function of the question and the mapping. All ways to an answer are laid out, and
 * the cheapest is taken: one that is allowed before one that is refused; one in whose order rows come before one read
 * from the far end; then by access path as {@link Access} lists them, except that a range of main rows that serves
 * every condition goes before an index; then the one that leaves fewest conditions over, names most values, and needs
 * no second read.
 */
public final class QueryPlanner {
    private static final Comparator<Candidate> BY_COST = Comparator.<Candidate>comparingInt(c -> c.refusalRank())
            .thenComparing(c -> c.plan().isBackwards())
            .thenComparingInt(Candidate::accessRank)
            .thenComparing(Candidate::leavesOut)
            .thenComparingInt(Candidate::leftOver)
            .thenComparingInt(c -> -c.equal())
            .thenComparing(Candidate::readsTwice);

    private final Keys keys;
    private final CriterionReader reader;
    private final MainPaths mains;
    private final IndexPaths indexes;

    /** For a class. */
    public QueryPlanner(Class<?> entity, EntityMapping<?> mapping) {
        MemberOrders orders = new MemberOrders(mapping);
        this.keys = new Keys(mapping, orders);
        this.reader = new CriterionReader(entity, mapping, orders);
        this.mains = new MainPaths(keys);
        this.indexes = new IndexPaths(keys);
    }

    /**
     * The cheapest plan; a refused one where no other is.
     *
     * @throws io.tidetable.error.InvalidQueryException a condition means nothing to the class
     */
    public QueryPlan plan(Question question) {
        return candidates(question).get(0).plan();
    }

    /** All plans there are, the cheapest first; at least one. */
    public List<QueryPlan> plans(Question question) {
        return candidates(question).stream().map(Candidate::plan).toList();
    }

    /**
     * The member of a comparison.
     *
     * @throws io.tidetable.error.InvalidQueryException the class has none of that name, or it is of another class
     */
    public MappedMember member(Comparison<?> comparison) {
        return reader.member(comparison);
    }

    private List<Candidate> candidates(Question question) {
        List<Criterion> criteria =
                question.conditions().stream().map(reader::read).toList();
        Map<String, Demand> demands = keys.withoutTrivial(criteria);
        if (demands.values().stream().anyMatch(d -> d.isNever() || keys.isNever(d))) {
            return List.of(nothing(question));
        }
        Asked asked = new Asked(question, demands);
        List<Candidate> candidates = new ArrayList<>(mains.of(asked));
        candidates.addAll(indexes.of(asked));
        if (candidates.isEmpty() || indexes.exclude(asked)) {
            return List.of(nothing(question));
        }
        List<Candidate> judged =
                candidates.stream().map(this::judged).sorted(BY_COST).toList();
        return isOfOneTime(asked) && isRefusedForItsOrder(judged.get(0).plan())
                ? candidates(question.in(Order.NONE))
                : judged;
    }

    /** Whether all that is asked for has the same time: any order is the one asked for. */
    private boolean isOfOneTime(Asked asked) {
        return keys.mainTimeline()
                .map(time -> asked.demands().get(time.slot().member()))
                .flatMap(Demand::points)
                .filter(times -> times.size() == 1)
                .isPresent();
    }

    private static boolean isRefusedForItsOrder(QueryPlan plan) {
        return plan.refusal().filter(refusal -> !refusal.scan()).isPresent();
    }

    private Candidate nothing(Question question) {
        return new Candidate(
                new QueryPlan(
                        keys.entity(),
                        question,
                        Access.POINT,
                        Optional.empty(),
                        new Reading.Nothing(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty()),
                List.of(),
                0,
                false);
    }

    private Candidate judged(Candidate candidate) {
        QueryPlan plan = candidate.plan();
        Optional<Refusal> refusal = new Refusals(keys).of(candidate);
        return candidate.with(new QueryPlan(
                plan.entity(),
                plan.question(),
                plan.access(),
                plan.index(),
                plan.reading(),
                plan.criteria(),
                plan.here(),
                plan.timeline(),
                refusal));
    }

    /** A question and what it asks of each member. */
    record Asked(Question question, Map<String, Demand> demands) {
        List<Criterion> criteria() {
            return demands.values().stream().flatMap(d -> d.criteria().stream()).toList();
        }
    }
}
