package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.plan.Order;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.plan.Question;
import io.tidetable.query.Attribute;
import io.tidetable.query.Comparison;
import io.tidetable.query.Condition;
import io.tidetable.query.NamedAttribute;
import io.tidetable.query.Page;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random entities and random questions: every way to an answer gives what a plain filter over a list gives, whole and
 * in pages, at the cost that the plan says. {@code -Dseed=N} replays one.
 */
class EquivalenceTest {
    private static final int ENTITIES = 60;
    private static final int QUESTIONS = 40;
    private static final List<Class<?>> KINDS = List.of(
            Kinds.Texts.class,
            Kinds.Indexed.class,
            Kinds.Parts.class,
            Kinds.Newest.class,
            Kinds.Buckets.class,
            Kinds.Shards.class,
            Kinds.Days.class,
            Kinds.Doubles.class,
            Kinds.Prefixed.class,
            Kinds.Ones.class,
            Kinds.Coded.class);

    static Stream<Arguments> seeds() {
        Long only = Long.getLong("seed");
        LongStream seeds = only == null ? LongStream.of(1, 2) : LongStream.of(only);
        return seeds.boxed().flatMap(seed -> KINDS.stream().map(kind -> Arguments.of(kind, seed)));
    }

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    @ParameterizedTest
    @MethodSource("seeds")
    void everyWayGivesWhatAPlainFilterGives(Class<?> kind, long seed) {
        check(kind, new Draw(seed * 31 + kind.getName().hashCode()));
    }

    private <T> void check(Class<T> kind, Draw draw) {
        EntityRepository<T> repository = (EntityRepository<T>) tables.repository(kind);
        repository.createTableIfAbsent();
        List<T> all = entities(kind, draw, repository);
        assertThat(repository.insertAll(all).orThrow().committed()).isEqualTo(all.size());
        QueryPlanner planner = new QueryPlanner(kind, repository.session().mapping());
        for (int i = 0; i < QUESTIONS; i++) {
            List<Comparison<?>> conditions = conditions(kind, draw, all);
            List<T> expected =
                    all.stream().filter(e -> PlainFilter.passes(e, conditions)).toList();
            Question question = new Question(conditions, Order.NONE, 0, true);
            for (QueryPlan plan : planner.plans(question)) {
                assertAnswers(repository, planner, plan, expected, draw);
            }
        }
    }

    private static <T> List<T> entities(Class<T> kind, Draw draw, EntityRepository<T> repository) {
        Map<Object, T> byKey = new LinkedHashMap<>();
        for (int i = 0; i < ENTITIES; i++) {
            T entity = kind.cast(draw.entity(kind));
            byKey.putIfAbsent(
                    repository.session().mapping().key(repository.keyOf(entity).parts()), entity);
        }
        return List.copyOf(byKey.values());
    }

    private <T> void assertAnswers(
            EntityRepository<T> repository, QueryPlanner planner, QueryPlan plan, List<T> wanted, Draw draw) {
        Session<T> session = repository.session();
        EntityResults<T> results = new EntityResults<>(session, planner, plan, Projection.whole(session.mapping()));
        long before = embedded.requestCount();
        assertThat(results.list()).as("%s", plan).containsExactlyInAnyOrderElementsOf(wanted);
        plan.requests()
                .ifPresent(requests -> assertThat(embedded.requestCount() - before)
                        .as("%s", plan)
                        .isEqualTo(requests));
        assertThat(results.count()).as("count of %s", plan).isEqualTo(wanted.size());
        assertThat(results.exists()).as("exists of %s", plan).isEqualTo(!wanted.isEmpty());
        assertThat(paged(results, 1 + draw.below(7)))
                .as("pages of %s", plan)
                .containsExactlyInAnyOrderElementsOf(wanted);
    }

    private static <T> List<T> paged(EntityResults<T> results, int size) {
        List<T> items = new ArrayList<>();
        Optional<String> next = Optional.of("");
        while (next.isPresent()) {
            Page<T> page = results.page(size, next.get());
            items.addAll(page.items());
            next = page.next();
            assertThat(page.items().size() == size || next.isEmpty()).isTrue();
        }
        return items;
    }

    private static List<Comparison<?>> conditions(Class<?> kind, Draw draw, List<?> all) {
        TreeSet<String> members = new TreeSet<>();
        for (var component : kind.getRecordComponents()) {
            if (draw.below(4) == 0) {
                members.add(component.getName());
            }
        }
        if (draw.below(6) > 0) {
            members.add(kind.getRecordComponents()[0].getName());
        }
        List<Comparison<?>> conditions = new ArrayList<>();
        Object one = draw.of(all);
        for (String member : members) {
            for (int i = draw.below(8); i < 8; i += 6) {
                conditions.add((Comparison<?>) condition(member, draw, one));
            }
        }
        return conditions;
    }

    private static Condition<?> condition(String name, Draw draw, Object one) {
        NamedAttribute member = Attribute.named(name);
        Object value = PlainFilter.value(one, name);
        if (value == null) {
            return draw.below(2) == 0 ? member.isNull() : member.isPresent();
        }
        Object a = draw.like(value);
        Object b = draw.like(value);
        return switch (draw.below(6)) {
            case 0 -> member.in(List.of(a, b, draw.like(value)));
            case 1 -> draw.below(3) == 0 ? member.isNot(a) : member.isPresent();
            case 2, 3 -> ordered(member, a, b, draw);
            default -> member.is(a);
        };
    }

    private static Condition<?> ordered(NamedAttribute member, Object a, Object b, Draw draw) {
        if (a instanceof Instant) {
            return time(member, a, b, draw);
        }
        if (a instanceof LocalDate day) {
            return draw.below(2) == 0 ? member.since(a) : member.is(day);
        }
        boolean text = a instanceof String && !a.equals("");
        if (text && draw.below(2) == 0) {
            return member.startsWith((String) a);
        }
        boolean number = a instanceof Number && !(a instanceof BigDecimal && draw.below(2) == 0);
        if (!number && !(a instanceof String) && !(a instanceof Kinds.Grade)) {
            return member.is(a);
        }
        return switch (draw.below(5)) {
            case 0 -> member.atLeast(a);
            case 1 -> member.greaterThan(a);
            case 2 -> member.atMost(a);
            case 3 -> member.lessThan(a);
            default -> member.between(a, b);
        };
    }

    private static Condition<?> time(NamedAttribute member, Object a, Object b, Draw draw) {
        return switch (draw.below(6)) {
            case 0 -> member.since(a);
            case 1 -> member.after(a);
            case 2 -> member.before(a);
            case 3 -> member.upTo(a);
            case 4 -> member.on(LocalDate.of(2026, 1, 2));
            default -> ((Instant) a).isAfter((Instant) b) ? member.between(b, a) : member.between(a, b);
        };
    }
}
