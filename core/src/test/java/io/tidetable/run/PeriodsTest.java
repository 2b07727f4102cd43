package io.tidetable.run;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.testing.PageCutter;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Periods of time over keys and buckets of every kind, in both orders, against a plain list; {@code -Dseed=N} replays
 * one, {@code -Dseeds=N} runs so many.
 */
class PeriodsTest {
    private static final int ENTITIES = 80;
    private static final int PERIODS = 6;

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final PageCutter pages = new PageCutter();
    private final Tables tables = Tables.connect(embedded.clientBuilder().addPolicy(pages));

    static Stream<Arguments> seeds() {
        Long only = Long.getLong("seed");
        LongStream seeds =
                only == null ? LongStream.rangeClosed(1, Integer.getInteger("seeds", 2)) : LongStream.of(only);
        return seeds.boxed().flatMap(seed -> Timed.KINDS.stream().map(kind -> Arguments.of(kind, seed)));
    }

    private <T extends Timed> PeriodCheck<T> check(Class<T> kind, TimeDraw draw) {
        return new PeriodCheck<>(tables.repository(kind), kind, draw, pages, ENTITIES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void periodsAreExactInEveryOrder(Class<? extends Timed> kind, long seed) {
        PeriodCheck<?> check = check(kind, new TimeDraw(kind, seed));
        for (int i = 0; i < PERIODS; i++) {
            check.anyPeriod();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void pagesSurviveWritersBetweenThemAndAnyPagesOfTheService(Class<? extends Timed> kind, long seed) {
        PeriodCheck<?> check = check(kind, new TimeDraw(kind, seed));
        embedded.faults().onQueries().withProbability(0.3, seed).shortPages(3);
        embedded.faults().onQueries().withProbability(0.2, seed + 1).emptyPages();
        check.pagesAmongWriters();
    }
}
