package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.plan.Question;
import io.tidetable.testing.Service;
import io.tidetable.testing.Services;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random entities and random questions: every way to an answer gives what a plain filter over a list gives, whole and
 * in pages, at the cost that the plan says. {@code -Dseed=N} replays one, {@code -Dseeds=N} runs more.
 */
class EquivalenceTest {
    private static final int ENTITIES = 60;
    private static final int QUESTIONS = 16;
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
        LongStream seeds = only == null ? LongStream.rangeClosed(1, Long.getLong("seeds", 1)) : LongStream.of(only);
        return seeds.boxed().flatMap(seed -> KINDS.stream().map(kind -> Arguments.of(kind, seed)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyWayGivesWhatAPlainFilterGives(Class<?> kind, long seed) {
        check(
                Services.embedded(),
                kind,
                new Draw(seed * 31 + kind.getSimpleName().hashCode()),
                QUESTIONS);
    }

    static Stream<Arguments> models() {
        Long only = Long.getLong("seed");
        LongStream seeds =
                only == null ? LongStream.rangeClosed(1, 10 * Long.getLong("seeds", 1)) : LongStream.of(only);
        return seeds.mapToObj(Arguments::of);
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyWayOverARandomClassGivesWhatAPlainFilterGives(long seed) {
        Draw draw = new Draw(seed);
        String name = "Random" + seed;
        String source = new ModelDraw(draw).source(name);
        try {
            check(Services.embedded(), Compiled.of(name, source), draw, QUESTIONS / 2);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(source, e);
        }
    }

    static Stream<Arguments> azurite() {
        return Services.all()
                .filter(Service::isAzurite)
                .flatMap(service -> KINDS.stream().map(kind -> Arguments.of(service, kind)));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("azurite")
    void azuriteAnswersAlike(Service service, Class<?> kind) {
        check(service, kind, new Draw(kind.getSimpleName().hashCode()), 2);
    }

    static <T> void check(Service service, Class<T> kind, Draw draw, int questions) {
        Observed observed = new Observed(service.clientBuilder());
        EntityRepository<T> repository =
                (EntityRepository<T>) observed.tables.repository(kind, service.tableName(kind.getSimpleName()));
        repository.createTableIfAbsent();
        List<T> all = entities(kind, draw, repository);
        assertThat(repository.insertAll(all).orThrow().committed()).isEqualTo(all.size());
        QueryPlanner planner = new QueryPlanner(kind, repository.session().mapping());
        QuestionDraw questionDraw = new QuestionDraw(kind, draw, all);
        for (int i = 0; i < questions; i++) {
            Question question = questionDraw.next();
            List<T> passing = all.stream()
                    .filter(e -> PlainFilter.passes(e, question.conditions()))
                    .toList();
            for (QueryPlan plan : planner.plans(question)) {
                if (plan.isAllowed()) {
                    List<T> seen = passing.stream()
                            .filter(e -> isSeen(e, plan, repository))
                            .toList();
                    new AnswerCheck<>(observed, repository, planner, plan, all, draw).expect(seen);
                }
            }
        }
    }

    /** An index has no copy of an entity that lacks one of its values. */
    private static <T> boolean isSeen(T entity, QueryPlan plan, EntityRepository<T> repository) {
        return plan.index().isEmpty()
                || repository.session().mapping().indexes().stream()
                        .filter(index ->
                                index.model().name().equals(plan.index().get()))
                        .flatMap(index -> index.model().parts().stream())
                        .allMatch(part -> PlainFilter.value(entity, part.member()) != null);
    }

    private static <T> List<T> entities(Class<T> kind, Draw draw, EntityRepository<T> repository) {
        Map<Object, T> byKey = new LinkedHashMap<>();
        for (int i = 0; i < ENTITIES; i++) {
            T entity = KINDS.contains(kind) ? kind.cast(draw.entity(kind)) : draw.random(kind);
            byKey.putIfAbsent(
                    repository.session().mapping().key(repository.keyOf(entity).parts()), entity);
        }
        return List.copyOf(byKey.values());
    }
}
