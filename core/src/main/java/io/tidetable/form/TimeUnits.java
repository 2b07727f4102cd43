package io.tidetable.form;

import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** Periods of some seconds, or months up to years, counted from 0001-01-01T00:00:00Z. */
record TimeUnits(ChronoUnit unit, int amount) {
    private static final int MONTHS = 12;
    private static final long TICKS_PER_SECOND = 10_000_000L;

    /** The start of the period that holds a time of the years 1 to 9999. */
    Instant start(Instant time) {
        return switch (unit) {
            case MONTHS -> monthsFromFirst(floor(months(time), amount));
            case YEARS -> monthsFromFirst(floor(months(time), (long) amount * MONTHS));
            default ->
                Ticks.toInstant(floor(
                        Ticks.of(time), Math.multiplyExact(unit.getDuration().toSeconds() * TICKS_PER_SECOND, amount)));
        };
    }

    private static long months(Instant time) {
        LocalDateTime at = LocalDateTime.ofInstant(time, ZoneOffset.UTC);
        return (at.getYear() - 1L) * MONTHS + at.getMonthValue() - 1;
    }

    private static Instant monthsFromFirst(long months) {
        return LocalDateTime.of(1, 1, 1, 0, 0).plusMonths(months).toInstant(ZoneOffset.UTC);
    }

    private static long floor(long number, long step) {
        return number - number % step;
    }
}
