package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.plan.Question;
import io.tidetable.repository.Results;
import java.util.stream.Collectors;

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

    MappedMember member(String name) {
        return session.mapping()
                .member(name)
                .orElseThrow(() -> new InvalidQueryException(
                        "[QUERY_ATTRIBUTE] " + entity() + "." + name + ": the class has no such member (it has "
                                + session.mapping().members().stream()
                                        .map(m -> m.model().name())
                                        .collect(Collectors.joining(", "))
                                + "): name one of these.",
                        Place.UNKNOWN,
                        null));
    }

    <R> Results<R> of(Question question, Projection<R> projection) {
        return new EntityResults<>(session, planner.plan(question), projection);
    }
}
