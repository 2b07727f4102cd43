package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.mapping.KeySlot;
import io.tidetable.plan.QueryPlan;
import io.tidetable.query.Attribute;
import io.tidetable.query.Condition;
import io.tidetable.query.NamedAttribute;
import io.tidetable.query.Page;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Periods of time over keys and buckets of every kind, against a plain list; {@code -Dseed=N} replays one. */
class PeriodsTest {
    private static final int ENTITIES = 80;
    private static final int PERIODS = 25;
    private static final NamedAttribute AT = Attribute.named("at");
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    static Stream<Arguments> seeds() {
        Long only = Long.getLong("seed");
        LongStream seeds = only == null ? LongStream.of(1, 2) : LongStream.of(only);
        return seeds.boxed().flatMap(seed -> Timed.KINDS.stream().map(kind -> Arguments.of(kind, seed)));
    }

    /** A period as it is asked for, and as it is meant. */
    private record Period(String name, Condition<Object> condition, Predicate<Instant> holds) {}

    private static Period period(TimeDraw draw) {
        Instant a = draw.edge();
        Instant b = draw.edge();
        Instant from = a.isBefore(b) ? a : b;
        Instant to = a.isBefore(b) ? b : a;
        LocalDate day = LocalDate.ofInstant(a, ZoneOffset.UTC);
        return switch (draw.below(7)) {
            case 0 -> new Period("since " + a, AT.since(a), t -> !t.isBefore(a));
            case 1 -> new Period("after " + a, AT.after(a), t -> t.isAfter(a));
            case 2 -> new Period("before " + a, AT.before(a), t -> t.isBefore(a));
            case 3 -> new Period("up to " + a, AT.upTo(a), t -> !t.isAfter(a));
            case 4 ->
                new Period(
                        "on " + day,
                        AT.on(day),
                        t -> LocalDate.ofInstant(t, ZoneOffset.UTC).equals(day));
            case 5 ->
                new Period(
                        "in Berlin on " + day,
                        AT.on(day, BERLIN),
                        t -> LocalDate.ofInstant(t, BERLIN).equals(day));
            default ->
                new Period(
                        "between " + from + " and " + to,
                        AT.between(from, to),
                        t -> !t.isBefore(from) && t.isBefore(to));
        };
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void periodsAreExactInEveryOrderThatKeysHold(Class<? extends Timed> kind, long seed) {
        check(kind, new TimeDraw(kind, seed));
    }

    private <T extends Timed> void check(Class<T> kind, TimeDraw draw) {
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        List<T> all = draw.entities(kind, ENTITIES);
        repository.insertAll(all).orThrow();
        for (int i = 0; i < PERIODS; i++) {
            Period period = period(draw);
            boolean level = draw.chance(30);
            Query<T> query = query(repository, kind, period, level);
            List<T> wanted = all.stream()
                    .filter(e -> period.holds().test(e.at()))
                    .filter(e -> !level || e.level().equals("WARN"))
                    .filter(e -> !kind.equals(Timed.Hours.class) || e.host().equals("a"))
                    .sorted(Comparator.comparing(Timed::at))
                    .toList();
            assertThat(query.explain().access()).as(period.name()).isEqualTo(Access.RANGE);
            assertThat(counted(query)).as(period.name()).containsExactlyInAnyOrderElementsOf(wanted);
            assertOrdered(query.oldestFirst(), wanted, draw);
            assertOrdered(query.newestFirst(), reversed(wanted), draw);
        }
    }

    private static <T extends Timed> Query<T> query(
            TableRepository<T> repository, Class<T> kind, Period period, boolean level) {
        Query<T> query = repository.where(period.condition());
        Query<T> some = level ? query.and(Attribute.named("level").is("WARN")) : query;
        return kind.equals(Timed.Hours.class) ? some.and(Attribute.named("host").is("a")) : some;
    }

    private <T> List<T> counted(Query<T> query) {
        long before = embedded.requestCount();
        List<T> found = query.list();
        Plan plan = query.explain();
        plan.requests()
                .ifPresent(requests -> assertThat(embedded.requestCount() - before)
                        .as("requests of %s", plan)
                        .isEqualTo(requests));
        return found;
    }

    private static <T> List<T> reversed(List<T> list) {
        List<T> reversed = new ArrayList<>();
        list.forEach(item -> reversed.add(0, item));
        return reversed;
    }

    private <T extends Timed> void assertOrdered(Query<T> query, List<T> wanted, TimeDraw draw) {
        if (!query.explain().isAllowed() || ((QueryPlan) query.explain()).isBackwards()) {
            return;
        }
        List<Instant> times = wanted.stream().map(Timed::at).toList();
        int limit = 1 + draw.below(20);
        if (isBucketAlone(query)) {
            return;
        }
        assertThat(counted(query))
                .as("%s", query.explain())
                .containsExactlyInAnyOrderElementsOf(wanted)
                .extracting(Timed::at)
                .isEqualTo(times);
        assertThat(counted(query.limit(limit)))
                .as("the first %s of %s", limit, query.explain())
                .extracting(Timed::at)
                .isEqualTo(times.subList(0, Math.min(limit, times.size())));
        assertThat(paged(query, 1 + draw.below(9), page -> {}))
                .extracting(Timed::at)
                .isEqualTo(times);
    }

    private static boolean isBucketAlone(Query<?> query) {
        return ((QueryPlan) query.explain())
                .timeline()
                .filter(line -> line.slot().use() == KeySlot.Use.BUCKET)
                .isPresent();
    }

    private interface Between {
        void page(int number);
    }

    private static <T> List<T> paged(Query<T> query, int size, Between between) {
        List<T> items = new ArrayList<>();
        Optional<String> next = Optional.of("");
        for (int i = 0; next.isPresent(); i++) {
            Page<T> page = query.page(size, next.get());
            items.addAll(page.items());
            next = page.next();
            assertThat(page.items().size() == size || next.isEmpty()).isTrue();
            between.page(i);
        }
        return items;
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void pagesSurviveWritersBetweenThemAndAnyPagesOfTheService(Class<? extends Timed> kind, long seed) {
        checkPages(kind, new TimeDraw(kind, seed));
    }

    private <T extends Timed> void checkPages(Class<T> kind, TimeDraw draw) {
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        List<T> all = draw.entities(kind, ENTITIES);
        repository.insertAll(all).orThrow();
        embedded.faults().onQueries().withProbability(0.3, draw.below(1000)).shortPages(3);
        embedded.faults().onQueries().withProbability(0.2, draw.below(1000)).emptyPages();
        Set<Timed> gone = new HashSet<>();
        List<T> came = new ArrayList<>();
        Query<T> query = query(repository, kind, new Period("all", AT.since(Instant.EPOCH), t -> true), false);
        List<T> found = paged(query, 1 + draw.below(15), page -> {
            T next = draw.entities(kind, 1).get(0);
            if (all.stream().noneMatch(e -> e.at().equals(next.at()))) {
                came.add(repository.insert(next));
            }
            T old = all.get(draw.below(all.size()));
            if (gone.add(old)) {
                repository.delete(old);
            }
        });
        assertThat(found).doesNotHaveDuplicates();
        List<T> stayed = all.stream()
                .filter(e -> !gone.contains(e))
                .filter(e -> !kind.equals(Timed.Hours.class) || e.host().equals("a"))
                .toList();
        assertThat(found).containsAll(stayed);
        Set<Timed> known = new HashSet<>(all);
        known.addAll(came);
        assertThat(known).containsAll(found);
    }
}
