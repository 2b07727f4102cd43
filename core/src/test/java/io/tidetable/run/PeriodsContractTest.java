package io.tidetable.run;

import io.tidetable.Tables;
import io.tidetable.testing.PageCutter;
import io.tidetable.testing.Service;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Periods, orders and pages on each service, under keys of time of every kind; {@code -Dseed=N} draws others. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#all")
class PeriodsContractTest {
    private static final int TICKS_A_MILLI = 10_000;
    private static final int ENTITIES = 30;
    private static final long SEED = Long.getLong("seed", 11);

    private final PageCutter pages = new PageCutter();
    private final Service service;
    private final Tables tables;

    PeriodsContractTest(Service service) {
        this.service = service;
        this.tables = Tables.connect(service.clientBuilder().addPolicy(pages));
    }

    static Stream<Class<? extends Timed>> kinds() {
        return Timed.KINDS.stream();
    }

    /** Azurite compares dates by the millisecond where they are properties; keys are texts to it. */
    private TimeDraw draw(Class<? extends Timed> kind) {
        boolean filtered = kind.equals(Timed.Received.class) || kind.equals(Timed.Spread.class);
        return new TimeDraw(kind, SEED, service.isAzurite() && filtered ? TICKS_A_MILLI : 1);
    }

    private <T extends Timed> PeriodCheck<T> check(Class<T> kind) {
        String table = service.tableName(kind.getSimpleName());
        return new PeriodCheck<>(tables.repository(kind, table), kind, draw(kind), pages, ENTITIES);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void periodsAreExactInEveryOrder(Class<? extends Timed> kind) {
        PeriodCheck<?> check = check(kind);
        check.anyPeriod();
        check.anyPeriod();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void pagesSurviveWritersBetweenThemAndShortPagesOfTheService(Class<? extends Timed> kind) {
        PeriodCheck<?> check = check(kind);
        pages.cut(3, SEED);
        check.pagesAmongWriters();
    }
}
