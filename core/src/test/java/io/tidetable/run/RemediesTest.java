package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.plan.QueryPlan;
import io.tidetable.plan.QueryPlanner;
import io.tidetable.plan.Question;
import io.tidetable.testing.Services;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random classes and questions that are refused: each remedy that the message names is applied, to the class or to the
 * question, and then it is refused no more. {@code -Dseed=N} replays one, {@code -Dseeds=N} runs more.
 */
class RemediesTest {
    private static final int ENTITIES = 20;
    private static final int QUESTIONS = 25;

    static Stream<Arguments> seeds() {
        Long only = Long.getLong("seed");
        LongStream seeds =
                only == null ? LongStream.rangeClosed(1, 12 * Long.getLong("seeds", 1)) : LongStream.of(only);
        return seeds.mapToObj(Arguments::of);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatARefusalNamesServes(long seed) {
        Draw draw = new Draw(seed);
        String name = "Refused" + seed;
        Variants variants = new Variants(name, new ModelDraw(draw).source(name));
        Class<?> kind = variants.kind("");
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < ENTITIES; i++) {
            all.add(draw.random(kind));
        }
        QuestionDraw questions = new QuestionDraw(kind, draw, all);
        for (int i = 0; i < QUESTIONS; i++) {
            Question drawn = questions.next();
            Question question = new Question(drawn.conditions(), drawn.order(), drawn.limit(), false);
            QueryPlan plan = variants.planner("").plan(question);
            if (!plan.isAllowed()) {
                Object one = draw.of(all);
                for (Remedy remedy : Remedy.of(plan.refusal().orElseThrow().message(), question, one)) {
                    QueryPlan served = variants.planner(remedy.annotations()).plan(remedy.question());
                    assertThat(served.isAllowed())
                            .as("%s%n%s%nby %s%nis %s", variants.source, plan, remedy, served)
                            .isTrue();
                }
            }
        }
    }

    /** A class with more annotations, and its planner. */
    private static final class Variants {
        private final String name;
        private final String source;
        private final Map<String, QueryPlanner> planners = new HashMap<>();
        private final Map<String, Class<?>> kinds = new HashMap<>();

        Variants(String name, String source) {
            this.name = name;
            this.source = source;
        }

        Class<?> kind(String annotations) {
            return kinds.computeIfAbsent(annotations, any -> {
                String named = kinds.isEmpty() ? name : name + "V" + kinds.size();
                String changed = source.replace("record " + name + "(", annotations + "record " + named + "(");
                return Compiled.of(named, changed);
            });
        }

        QueryPlanner planner(String annotations) {
            return planners.computeIfAbsent(annotations, any -> {
                Class<?> kind = kind(annotations);
                EntityRepository<?> repository = (EntityRepository<?>)
                        Tables.connect(Services.embedded().clientBuilder()).repository(kind);
                return new QueryPlanner(kind, repository.session().mapping());
            });
        }
    }
}
