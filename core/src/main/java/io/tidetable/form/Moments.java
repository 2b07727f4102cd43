package io.tidetable.form;

import io.tidetable.model.ValueType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Values of time as instants; local ones as if in UTC. */
public final class Moments {
    private Moments() {}

    /** What a declared class of times is; CONVERTED for any other. */
    public static ValueType type(String className) {
        return switch (className) {
            case "java.time.Instant" -> ValueType.INSTANT;
            case "java.time.OffsetDateTime" -> ValueType.OFFSET_DATE_TIME;
            case "java.time.LocalDateTime" -> ValueType.LOCAL_DATE_TIME;
            case "java.time.LocalDate" -> ValueType.LOCAL_DATE;
            default -> ValueType.CONVERTED;
        };
    }

    /** The instant of a value of that type. */
    public static Instant instant(ValueType type, Object value) {
        return switch (type) {
            case INSTANT -> (Instant) value;
            case OFFSET_DATE_TIME -> ((OffsetDateTime) value).toInstant();
            case LOCAL_DATE_TIME -> ((LocalDateTime) value).toInstant(ZoneOffset.UTC);
            case LOCAL_DATE -> ((LocalDate) value).atStartOfDay().toInstant(ZoneOffset.UTC);
            default -> throw new IllegalArgumentException(type + " is no time");
        };
    }

    /** The value of an instant; null where it is no date. */
    public static @Nullable Object value(ValueType type, Instant time) {
        return switch (type) {
            case INSTANT -> time;
            case OFFSET_DATE_TIME -> time.atOffset(ZoneOffset.UTC);
            case LOCAL_DATE_TIME -> LocalDateTime.ofInstant(time, ZoneOffset.UTC);
            case LOCAL_DATE -> date(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
            default -> throw new IllegalArgumentException(type + " is no time");
        };
    }

    private static @Nullable LocalDate date(LocalDateTime time) {
        LocalDate date = time.toLocalDate();
        return date.atStartOfDay().equals(time) ? date : null;
    }
}
