package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.plan.Question;
import io.tidetable.plan.Reading;
import io.tidetable.plan.Reading.Source;
import io.tidetable.query.Attribute;
import io.tidetable.query.Comparison;
import io.tidetable.query.Condition;
import io.tidetable.repository.BulkResult;
import io.tidetable.repository.Results;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Questions to one table, and their plans. */
final class Queries<T> {
    private final Session<T> session;
    private final QueryPlanner planner;

    Queries(Session<T> session) {
        this.session = session;
        this.planner = new QueryPlanner(session.entity(), session.mapping());
    }

    Session<T> session() {
        return session;
    }

    EntityMapping<T> mapping() {
        return session.mapping();
    }

    String entity() {
        return session.mapping().model().entity();
    }

    List<Comparison<?>> comparisons(List<? extends @Nullable Condition<?>> conditions) {
        List<Comparison<?>> comparisons = new ArrayList<>();
        for (Condition<?> condition : conditions) {
            if (condition == null) {
                throw new InvalidQueryException(
                        "[QUERY_NULL] " + entity() + ": a condition is null: leave it out.", Place.UNKNOWN, null);
            }
            comparisons.add((Comparison<?>) condition);
        }
        return comparisons;
    }

    /** Checked as a condition on it is. */
    MappedMember member(Attribute<?, ?> attribute) {
        return planner.member(
                (Comparison<?>) Objects.requireNonNull(attribute, "attribute").isPresent());
    }

    <R> Results<R> of(Question question, Projection<R> projection) {
        return new EntityResults<>(session, planner, plan(question), projection);
    }

    QueryPlan plan(Question question) {
        return planner.plan(question);
    }

    Answering answering(Rows rows, QueryPlan plan, Projection<?> projection) {
        return new Answering(session, planner, rows, plan, projection);
    }

    /** Deletes what a question finds, as it is found. */
    BulkResult<T> delete(Question question) {
        QueryPlan plan = plan(question);
        return new EntityResults<>(session, planner, plan, projection(plan))
                .call(rows -> new BulkWrites<>(session)
                        .deleteFound(candidates(rows, plan), row -> plan.isSatisfiedBy(row, session.mapping())));
    }

    /** A main row that is read is deleted as it was read: whole, since its values say where its index rows are. */
    private Projection<?> projection(QueryPlan plan) {
        return readsMainRows(plan) ? Projection.whole(session.mapping()) : Projection.none();
    }

    private static boolean readsMainRows(QueryPlan plan) {
        return !(plan.reading() instanceof Reading.Ranges ranges && ranges.source() != Source.MAIN)
                && !(plan.reading() instanceof Reading.Points points && points.source() != Source.MAIN);
    }

    private Iterator<BulkWrites.Candidate> candidates(Rows rows, QueryPlan plan) {
        Wholesale found = new Wholesale(
                answering(rows, plan, projection(plan)), plan.question().limit());
        return found.iterator(f -> new BulkWrites.Candidate(f.main(), readsMainRows(plan) ? f.row() : null));
    }
}
