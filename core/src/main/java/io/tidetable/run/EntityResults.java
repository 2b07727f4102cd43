package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.NonUniqueResultException;
import io.tidetable.error.Place;
import io.tidetable.error.ScanRefusedException;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.query.Page;
import io.tidetable.query.Plan;
import io.tidetable.repository.Results;
import io.tidetable.store.PageRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Answers of one plan, made into what is wanted; each call reads anew. */
final class EntityResults<R> implements Results<R> {
    private final Session<?> session;
    private final QueryPlanner planner;
    private final QueryPlan plan;
    private final Projection<R> projection;

    EntityResults(Session<?> session, QueryPlanner planner, QueryPlan plan, Projection<R> projection) {
        this.session = session;
        this.planner = planner;
        this.plan = plan;
        this.projection = projection;
    }

    @Override
    public Plan explain() {
        return plan;
    }

    @Override
    public List<R> list() {
        return call(rows -> new Wholesale(answering(rows, projection), limit()).list(this::make));
    }

    @Override
    public Optional<R> first() {
        return call(rows -> Optional.ofNullable(
                        answering(rows, projection).from(1, List.of()).next())
                .map(this::make));
    }

    @Override
    public Optional<R> one() {
        return limit() == 1 ? only(1) : inAnyOrder().only(2);
    }

    private Optional<R> only(int need) {
        return call(rows -> {
            Cursor found = answering(rows, projection).from(need, List.of());
            Found one = found.next();
            if (one != null && need > 1 && found.next() != null) {
                throw new NonUniqueResultException(
                        "[QUERY_ONE] " + plan.entity() + ": more than one entity satisfies the conditions: use list(),"
                                + " or first() where any of them will do.",
                        new Place(
                                session.mapping().table(),
                                one.main().partition(),
                                one.main().row()),
                        null);
            }
            return Optional.ofNullable(one).map(this::make);
        });
    }

    @Override
    public Stream<R> stream() {
        check();
        Rows rows = new Rows(session);
        Cursor found = answering(rows, projection).from(limit(), List.of());
        Runnable end = new Ended(session, plan, rows.cost());
        return StreamSupport.stream(new Streamed(found, end), false).onClose(end);
    }

    /** Asks for what comes next as the stream is consumed. */
    private final class Streamed extends Spliterators.AbstractSpliterator<R> {
        private final Cursor found;
        private final Runnable end;
        private int given;

        Streamed(Cursor found, Runnable end) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
            this.found = found;
            this.end = end;
        }

        @Override
        public boolean tryAdvance(Consumer<? super R> action) {
            Found next = limit() > 0 && given == limit() ? null : found.next();
            if (next == null) {
                end.run();
                return false;
            }
            given++;
            action.accept(make(next));
            return true;
        }
    }

    @Override
    public Page<R> page(int size) {
        return page(size, null);
    }

    @Override
    public Page<R> page(int size, @Nullable String continuation) {
        if (size < 1 || size > PageRequest.MAX_ROWS) {
            throw new InvalidQueryException(
                    "[QUERY_PAGE] " + plan.entity() + ": a page holds 1 to " + PageRequest.MAX_ROWS
                            + " entities (found " + size + "): ask for so many.",
                    Place.UNKNOWN,
                    null);
        }
        Position start = continuation == null || continuation.isEmpty()
                ? Position.START
                : Position.open(continuation, identity(), plan.entity());
        return call(rows -> page(size, start, rows));
    }

    private Page<R> page(int size, Position start, Rows rows) {
        long left = limit() == 0 ? Long.MAX_VALUE : limit() - start.given();
        int wanted = (int) Math.min(size, left);
        if (wanted < 1) {
            return new Page<>(List.of(), Optional.empty());
        }
        // one more shows whether there is a next page, where it fits into the same request
        int need = left > wanted && wanted < PageRequest.MAX_ROWS ? wanted + 1 : wanted;
        Answering answering = answering(rows, projection);
        Cursor found = answering.from(need, start.places());
        Map<Integer, Found.Place> places = new LinkedHashMap<>();
        start.places().forEach(place -> places.put(place.range(), place));
        List<R> items = new ArrayList<>();
        Found next = found.next();
        while (next != null && items.size() < wanted) {
            items.add(make(next));
            if (!plan.isMerged()) {
                places.clear();
            }
            places.put(next.place().range(), next.place());
            answering.time().mark(next).map(Found.Place::mark).ifPresent(mark -> places.put(mark.range(), mark));
            next = items.size() < need ? found.next() : null;
        }
        boolean more =
                items.size() == wanted && left > wanted && (next != null || (need == wanted && !found.isSpent()));
        Position end = new Position(start.given() + items.size(), List.copyOf(places.values()));
        return new Page<>(items, more ? Optional.of(end.seal(identity())) : Optional.empty());
    }

    @Override
    public long count() {
        return inAnyOrder().counted();
    }

    @Override
    public boolean exists() {
        return inAnyOrder().isFound();
    }

    /** As many in any order: read as the keys are, which is never more and can be far less. */
    private EntityResults<R> inAnyOrder() {
        return new EntityResults<>(session, planner, plan.inAnyOrder(), projection);
    }

    private long counted() {
        return call(rows -> new Wholesale(answering(rows, Projection.none()), limit()).count());
    }

    private boolean isFound() {
        return call(
                rows -> answering(rows, Projection.none()).from(1, List.of()).next() != null);
    }

    private Answering answering(Rows rows, Projection<?> asked) {
        return new Answering(session, planner, rows, plan, asked);
    }

    private R make(Found found) {
        return projection.make().apply(found);
    }

    private int limit() {
        return plan.question().limit();
    }

    private String identity() {
        return session.entity().getName() + "\n" + session.mapping().table() + "\n" + plan.identity();
    }

    /** Asks once: refused where the plan is, its cost told when it ends. */
    <A> A call(Function<Rows, A> answer) {
        check();
        Rows rows = new Rows(session);
        try {
            return answer.apply(rows);
        } finally {
            new Ended(session, plan, rows.cost()).run();
        }
    }

    private void check() {
        check(plan, session.mapping().table());
    }

    /** Refuses what the plan refuses. */
    static void check(QueryPlan plan, String table) {
        plan.refusal().ifPresent(refusal -> {
            Place place = new Place(table, null, null);
            throw refusal.scan()
                    ? new ScanRefusedException(refusal.message(), place, null)
                    : new InvalidQueryException(refusal.message(), place, null);
        });
    }
}
