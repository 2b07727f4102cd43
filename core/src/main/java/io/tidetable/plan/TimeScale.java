package io.tidetable.plan;

import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/**
 * The times of a type as a line of whole units: ticks of 100 ns, days for LocalDate. Local times are taken as UTC;
 * times before the first unit are on it, times behind the last one are one beyond it.
 */
enum TimeScale {
    INSTANT {
        @Override
        Instant instant(Object time) {
            return (Instant) time;
        }

        @Override
        Object value(Instant time) {
            return time;
        }
    },
    OFFSET_DATE_TIME {
        @Override
        Instant instant(Object time) {
            return ((OffsetDateTime) time).toInstant();
        }

        @Override
        Object value(Instant time) {
            return time.atOffset(ZoneOffset.UTC);
        }
    },
    LOCAL_DATE_TIME {
        @Override
        Instant instant(Object time) {
            return ((LocalDateTime) time).toInstant(ZoneOffset.UTC);
        }

        @Override
        Object value(Instant time) {
            return LocalDateTime.ofInstant(time, ZoneOffset.UTC);
        }
    },
    LOCAL_DATE {
        @Override
        Instant instant(Object time) {
            return ((LocalDate) time).atStartOfDay().toInstant(ZoneOffset.UTC);
        }

        @Override
        Object value(Instant time) {
            return LocalDate.ofInstant(time, ZoneOffset.UTC);
        }

        @Override
        long unit() {
            return TICKS_A_DAY;
        }
    };

    static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
    static final Instant LAST = Instant.parse("9999-12-31T23:59:59.9999999Z");
    private static final long TICKS_A_DAY = 24L * 60 * 60 * 10_000_000;

    abstract Instant instant(Object time);

    abstract Object value(Instant time);

    /** Ticks of one unit. */
    long unit() {
        return 1;
    }

    static boolean has(ValueType type) {
        return type == ValueType.INSTANT
                || type == ValueType.OFFSET_DATE_TIME
                || type == ValueType.LOCAL_DATE_TIME
                || type == ValueType.LOCAL_DATE;
    }

    static TimeScale of(ValueType type) {
        return valueOf(type.name());
    }

    /** The scale of a value. */
    static TimeScale ofValue(Object time) {
        if (time instanceof OffsetDateTime) {
            return OFFSET_DATE_TIME;
        }
        return time instanceof Instant ? INSTANT : time instanceof LocalDate ? LOCAL_DATE : LOCAL_DATE_TIME;
    }

    /** The first unit that does not begin before a time. */
    long ceiling(Instant time) {
        if (time.isBefore(FIRST)) {
            return 0;
        }
        return time.isAfter(LAST) ? end() : -Math.floorDiv(-Ticks.atOrAfter(time), unit());
    }

    /** The first unit that begins behind a time. */
    long beyond(Instant time) {
        long at = ceiling(time);
        return at < end() && time.equals(toInstant(at)) ? at + 1 : at;
    }

    /** One beyond the last unit. */
    long end() {
        return Ticks.of(LAST) / unit() + 1;
    }

    /** The value of a unit. */
    Object toValue(long unit) {
        return value(toInstant(unit));
    }

    private Instant toInstant(long unit) {
        return Ticks.toInstant(unit * unit());
    }
}
