package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.Order;
import io.tidetable.plan.Question;
import io.tidetable.query.Attribute;
import io.tidetable.query.Condition;
import io.tidetable.query.Key;
import io.tidetable.query.Page;
import io.tidetable.query.Plan;
import io.tidetable.repository.BulkResult;
import io.tidetable.repository.Query;
import io.tidetable.repository.Results;
import io.tidetable.repository.Tail;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A question to one table; planned anew by each call that asks it. */
final class EntityQuery<T> implements Query<T> {
    private final Queries<T> queries;
    private final Question question;

    EntityQuery(Queries<T> queries, Question question) {
        this.queries = queries;
        this.question = question;
    }

    @Override
    public Query<T> and(Condition<? super T> condition) {
        return and(Collections.singletonList(condition));
    }

    @Override
    public Query<T> and(List<? extends Condition<? super T>> conditions) {
        return with(question.and(queries.comparisons(Objects.requireNonNull(conditions, "conditions"))));
    }

    @Override
    public Query<T> newestFirst() {
        return with(question.in(Order.NEWEST_FIRST));
    }

    @Override
    public Query<T> oldestFirst() {
        return with(question.in(Order.OLDEST_FIRST));
    }

    @Override
    public Query<T> limit(int n) {
        if (n < 1) {
            throw new InvalidQueryException(
                    "[QUERY_LIMIT] " + queries.entity() + ": a limit is at least 1 (found " + n
                            + "): ask for one or more.",
                    Place.UNKNOWN,
                    null);
        }
        return with(question.limitedTo(n));
    }

    @Override
    public Query<T> allowScan() {
        return with(question.scanning());
    }

    private Query<T> with(Question other) {
        return new EntityQuery<>(queries, other);
    }

    @Override
    public List<Key<T>> ids() {
        return queries.of(question, Projection.keys(queries.mapping())).list();
    }

    @Override
    public <R extends Record> Results<R> select(Class<R> shape) {
        return queries.of(question, RecordShape.of(Objects.requireNonNull(shape, "shape"), queries.session()));
    }

    @Override
    public Results<List<Object>> select(Attribute<?, ?>... attributes) {
        if (Objects.requireNonNull(attributes, "attributes").length == 0) {
            throw new InvalidQueryException(
                    "[QUERY_EMPTY] " + queries.entity()
                            + ": select() without attributes gives nothing: name at least one, or use list().",
                    Place.UNKNOWN,
                    null);
        }
        List<MappedMember> members = new ArrayList<>();
        for (Attribute<?, ?> attribute : attributes) {
            members.add(queries.member(attribute));
        }
        return queries.of(question, Projection.values(queries.mapping(), members));
    }

    @Override
    public BulkResult<T> delete() {
        return queries.delete(question);
    }

    @Override
    public Tail<T> tail(Instant from) {
        return new EntityTail<>(queries, question, TailPlace.at(Ticks.atOrAfter(Objects.requireNonNull(from, "from"))));
    }

    @Override
    public Tail<T> tail(String position) {
        return new EntityTail<>(queries, question, TailPlace.open(position, queries.session()));
    }

    private Results<T> whole() {
        return queries.of(question, Projection.whole(queries.mapping()));
    }

    @Override
    public List<T> list() {
        return whole().list();
    }

    @Override
    public Optional<T> first() {
        return whole().first();
    }

    @Override
    public Optional<T> one() {
        return whole().one();
    }

    @Override
    public Stream<T> stream() {
        return whole().stream();
    }

    @Override
    public Page<T> page(int size) {
        return whole().page(size);
    }

    @Override
    public Page<T> page(int size, @Nullable String continuation) {
        return whole().page(size, continuation);
    }

    @Override
    public long count() {
        return whole().count();
    }

    @Override
    public boolean exists() {
        return whole().exists();
    }

    @Override
    public Plan explain() {
        return whole().explain();
    }

    /** What was asked, with {@code ?} for each value: how it is answered, values included, is in the plan. */
    @Override
    public String toString() {
        String conditions = question.conditions().stream().map(Object::toString).collect(Collectors.joining(" and "));
        String order = switch (question.order()) {
            case NONE -> "";
            case NEWEST_FIRST -> ", newest first";
            case OLDEST_FIRST -> ", oldest first";
        };
        return (conditions.isEmpty() ? "all of " + queries.entity() : queries.entity() + " where " + conditions)
                + order
                + (question.limit() > 0 ? ", at most " + question.limit() : "");
    }
}
