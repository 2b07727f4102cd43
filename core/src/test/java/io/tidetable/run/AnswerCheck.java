package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.NonUniqueResultException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.Order;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.plan.Reading;
import io.tidetable.query.Key;
import io.tidetable.query.Page;
import io.tidetable.query.Plan.Access;
import io.tidetable.query.RequestBounds;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One plan against a list: what each terminal operation gives, and what it costs. */
final class AnswerCheck<T> {
    /** Requests that looking for the far end of one range takes at most, and the windows behind it. */
    private static final int MOST_PROBES = 120;

    private final Observed observed;
    private final EntityRepository<T> repository;
    private final QueryPlanner planner;
    private final QueryPlan plan;
    private final List<T> all;
    private final Draw draw;

    AnswerCheck(
            Observed observed,
            EntityRepository<T> repository,
            QueryPlanner planner,
            QueryPlan plan,
            List<T> all,
            Draw draw) {
        this.observed = observed;
        this.repository = repository;
        this.planner = planner;
        this.plan = plan;
        this.all = all;
        this.draw = draw;
    }

    private EntityMapping<T> mapping() {
        return repository.session().mapping();
    }

    private <R> EntityResults<R> results(QueryPlan of, Projection<R> projection) {
        return new EntityResults<>(repository.session(), planner, of, projection);
    }

    /** Those that pass, found by the plan that is checked. */
    void expect(List<T> passing) {
        EntityResults<T> results = results(plan, Projection.whole(mapping()));
        long before = observed.sent();
        List<T> answer = results.list();
        assertCost(before, answer.size());
        assertIs(answer, passing);
        assertThat(results.stream().toList()).as("stream of %s", plan).isEqualTo(answer);
        assertThat(paged(results, 1 + draw.below(25))).as("pages of %s", plan).isEqualTo(answer);
        assertThat(results.count()).as("count of %s", plan).isEqualTo(answer.size());
        assertFirst(results, answer);
        assertParts(answer);
    }

    private void assertIs(List<T> answer, List<T> passing) {
        int limit = plan.question().limit();
        if (limit == 0) {
            assertThat(answer).as("%s", plan).containsExactlyInAnyOrderElementsOf(passing);
        } else {
            assertThat(passing).as("%s", plan).containsAll(answer);
            assertThat(answer).as("%s", plan).doesNotHaveDuplicates().hasSize(Math.min(limit, passing.size()));
        }
        if (plan.question().order() != Order.NONE && plan.timeline().isPresent()) {
            assertThat(answer.stream().map(this::time).toList())
                    .as("times of %s", plan)
                    .isEqualTo(passing.stream()
                            .map(this::time)
                            .sorted(
                                    plan.question().order() == Order.OLDEST_FIRST
                                            ? Comparator.naturalOrder()
                                            : Comparator.reverseOrder())
                            .limit(limit == 0 ? Integer.MAX_VALUE : limit)
                            .toList());
        }
    }

    /** The time by which a plan orders. */
    @SuppressWarnings("unchecked") // every kind of time compares with its own kind
    private Comparable<Object> time(T entity) {
        String member = plan.timeline().orElseThrow().slot().member();
        return (Comparable<Object>) Objects.requireNonNull(PlainFilter.value(entity, member));
    }

    private void assertCost(long before, int found) {
        Observed.Told told = observed.last();
        long sent = observed.sent() - before;
        assertThat(told.requests()).as("told of %s", plan).isEqualTo((int) sent);
        assertThat(told.plan().bounds()).isEqualTo(plan.bounds());
        assertThat(told.rows()).as("rows of %s", plan).isGreaterThanOrEqualTo(found);
        RequestBounds bounds = plan.bounds();
        plan.requests()
                .ifPresent(exact -> assertThat(sent).as("requests of %s", plan).isEqualTo(exact));
        assertThat(sent)
                .as("requests of %s, %s rows", plan, told.rows())
                .isBetween(
                        (long) bounds.least(),
                        bounds.most(told.rows(), keys(told.rows())).orElse((long) MOST_PROBES * bounds.most()));
        if (bounds.byKey() && !bounds.probing() && plan.question().limit() == 0) {
            assertThat(sent)
                    .as("requests of %s, %s rows", plan, told.rows())
                    .isEqualTo(bounds.most(told.rows(), keys(told.rows())).orElseThrow());
        }
    }

    /** Keys that were found in an index: each copy is followed by its main row, each listed key too. */
    private long keys(long rows) {
        if (plan.access() != Access.INDEX_ENTITY) {
            return plan.question().limit() == 0 ? rows / 2 : rows;
        }
        var listing = ((Reading.Listings) plan.reading()).listing();
        var named = plan.question().conditions().stream()
                .filter(c -> c.attribute().equals(listing.model().member()) || isOfPartition(c.attribute()))
                .toList();
        return all.stream().filter(e -> PlainFilter.passes(e, named)).count();
    }

    private boolean isOfPartition(String member) {
        return mapping().partitionKey().slots().stream()
                .anyMatch(s -> s.member().equals(member));
    }

    private void assertFirst(EntityResults<T> results, List<T> answer) {
        long before = observed.sent();
        Optional<T> first = results.first();
        long sent = observed.sent() - before;
        assertThat(first).as("first of %s", plan).isEqualTo(answer.stream().findFirst());
        QueryPlan one = limitedToOne();
        assertThat(sent)
                .as("requests of the first of %s", one)
                .isBetween(
                        (long) one.bounds().least(),
                        one.bounds()
                                .most(observed.last().rows(), observed.last().rows())
                                .orElse((long) MOST_PROBES * one.bounds().most()));
        assertThat(results.exists()).as("exists of %s", plan).isEqualTo(!answer.isEmpty());
        if (answer.size() > 1) {
            assertThatThrownBy(results::one).as("one of %s", plan).isInstanceOf(NonUniqueResultException.class);
        } else {
            assertThat(results.one()).as("one of %s", plan).isEqualTo(first);
        }
    }

    private QueryPlan limitedToOne() {
        return new QueryPlan(
                plan.entity(),
                plan.question().limitedTo(1),
                plan.access(),
                plan.index(),
                plan.reading(),
                plan.criteria(),
                plan.here(),
                plan.timeline(),
                plan.refusal());
    }

    private void assertParts(List<T> answer) {
        List<Key<T>> keys = answer.stream().map(repository::keyOf).toList();
        assertThat(rowKeys(results(plan, Projection.keys(mapping())).list()))
                .as("ids of %s", plan)
                .isEqualTo(rowKeys(keys));
        List<MappedMember> members =
                mapping().members().stream().filter(m -> draw.below(3) == 0).toList();
        assertThat(results(plan, Projection.values(mapping(), members)).list())
                .as("%s of %s", members, plan)
                .isEqualTo(answer.stream().map(e -> values(e, members)).toList());
        @SuppressWarnings("unchecked") // entities of these tests are records
        Class<? extends Record> shape =
                (Class<? extends Record>) repository.session().entity();
        assertThat(results(plan, RecordShape.of(shape, repository.session())).list())
                .as("shapes of %s", plan)
                .isEqualTo(answer);
    }

    /** As rows are named: of a time that only makes a bucket, keys hold no more than the bucket. */
    private List<RowKey> rowKeys(List<Key<T>> keys) {
        return keys.stream().map(key -> mapping().key(key.parts())).toList();
    }

    private static List<@Nullable Object> values(Object entity, List<MappedMember> members) {
        List<@Nullable Object> values = new ArrayList<>();
        members.forEach(
                member -> values.add(PlainFilter.value(entity, member.model().name())));
        return values;
    }

    private static <R> List<R> paged(EntityResults<R> results, int size) {
        List<R> items = new ArrayList<>();
        Optional<String> next = Optional.of("");
        while (next.isPresent()) {
            Page<R> page = results.page(size, next.get());
            items.addAll(page.items());
            next = page.next();
            assertThat(page.items().size() == size || next.isEmpty()).isTrue();
        }
        return items;
    }
}
