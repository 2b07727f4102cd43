package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.query.Attribute;
import io.tidetable.query.Page;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.testing.PageCutter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Asks a table for periods, and compares what comes with a plain list. */
final class PeriodCheck<T extends Timed> {
    /** More than probes, bisection and windows of these few rows take, for each range. */
    private static final int MOST_REQUESTS = 60;

    private final TableRepository<T> repository;
    private final Class<T> kind;
    private final TimeDraw draw;
    private final PageCutter pages;
    private final List<T> all;

    PeriodCheck(TableRepository<T> repository, Class<T> kind, TimeDraw draw, PageCutter pages, int entities) {
        this.repository = repository;
        this.kind = kind;
        this.draw = draw;
        this.pages = pages;
        repository.createTableIfAbsent();
        this.all = draw.entities(kind, entities);
        repository.insertAll(all).orThrow();
    }

    private boolean isAsked(Timed entity) {
        return !Timed.isOfHost(kind) || entity.host().equals("a");
    }

    private Query<T> query(Period period) {
        Query<T> query = repository.where(period.condition());
        return Timed.isOfHost(kind) ? query.and(Attribute.named("host").is("a")) : query;
    }

    /** In no order and in both; whole, the first few, in pages. */
    void anyPeriod() {
        Period period = Period.draw(draw);
        boolean level = draw.chance(30);
        Query<T> query = level ? query(period).and(Attribute.named("level").is("WARN")) : query(period);
        List<T> wanted = all.stream()
                .filter(this::isAsked)
                .filter(e -> period.holds().test(e.at()))
                .filter(e -> !level || e.level().equals("WARN"))
                .sorted(Comparator.comparing(Timed::at))
                .toList();
        Plan plan = query.explain();
        assertThat(plan.access() == Access.RANGE || plan.requests().orElse(1) == 0)
                .as("%s", plan)
                .isTrue();
        assertThat(counted(query)).as("%s: %s", period.name(), plan).containsExactlyInAnyOrderElementsOf(wanted);
        ordered(query.oldestFirst(), wanted);
        List<T> reversed = new ArrayList<>();
        wanted.forEach(entity -> reversed.add(0, entity));
        ordered(query.newestFirst(), reversed);
    }

    private void ordered(Query<T> query, List<T> wanted) {
        Plan plan = query.explain();
        List<Instant> times = wanted.stream().map(Timed::at).toList();
        int limit = 1 + draw.below(20);
        assertThat(counted(query))
                .as("%s", plan)
                .containsExactlyInAnyOrderElementsOf(wanted)
                .extracting(Timed::at)
                .isEqualTo(times);
        assertThat(counted(query.limit(limit)))
                .as("the first %s of %s", limit, plan)
                .extracting(Timed::at)
                .isEqualTo(times.subList(0, Math.min(limit, times.size())));
        assertThat(paged(query, 5 + draw.below(20), () -> {}))
                .as("pages of %s", plan)
                .extracting(Timed::at)
                .isEqualTo(times);
    }

    /** As many requests as the plan says, where it says. */
    private List<T> counted(Query<T> query) {
        long before = pages.requests();
        List<T> found = query.list();
        long requests = pages.requests() - before;
        Plan plan = query.explain();
        plan.requests().ifPresent(said -> assertThat(requests).as("%s", plan).isEqualTo(said));
        assertThat(requests)
                .as("%s", plan)
                .isLessThan((long) MOST_REQUESTS * Math.max(1, plan.filters().size()));
        return found;
    }

    private List<T> paged(Query<T> query, int size, Runnable between) {
        List<T> items = new ArrayList<>();
        Optional<String> next = Optional.of("");
        while (next.isPresent()) {
            Page<T> page = query.page(size, next.get());
            items.addAll(page.items());
            next = page.next();
            assertThat(page.items().size() == size || next.isEmpty()).isTrue();
            between.run();
        }
        return items;
    }

    /** Rows that stay are given once each, in order, whatever is inserted and deleted between pages. */
    void pagesAmongWriters() {
        Set<T> gone = new HashSet<>();
        Set<T> known = new HashSet<>(all);
        Query<T> query = query(Period.ALL);
        int order = draw.below(3);
        List<T> found = paged(inOrder(query, order), 1 + draw.below(15), () -> {
            T next = draw.entities(kind, 1).get(0);
            if (known.stream().noneMatch(e -> e.at().equals(next.at()))) {
                known.add(repository.insert(next));
            }
            T old = all.get(draw.below(all.size()));
            if (gone.add(old)) {
                repository.delete(old);
            }
        });
        assertThat(found).doesNotHaveDuplicates();
        assertThat(found)
                .containsAll(all.stream()
                        .filter(this::isAsked)
                        .filter(e -> !gone.contains(e))
                        .toList());
        assertThat(known).containsAll(found);
        if (order > 0) {
            Comparator<T> byTime = Comparator.comparing(Timed::at);
            assertThat(found).isSortedAccordingTo(order == 1 ? byTime : byTime.reversed());
        }
    }

    private static <T> Query<T> inOrder(Query<T> query, int order) {
        return order == 0 ? query : order == 1 ? query.oldestFirst() : query.newestFirst();
    }
}
