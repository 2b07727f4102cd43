package io.tidetable.form;

import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times without a zone as ISO text of one length, {@code 2014-06-16} and {@code 2014-06-16T02:40:31.5000000},
 * so that the service orders them; DateTimes that others stored are read in UTC.
 */
record LocalProperty(String label, ValueType type) implements PropertyCodec {
    private static final DateTimeFormatter WRITTEN =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSS", Locale.ROOT);

    @Override
    public Object write(Object value) {
        LocalDate date = value instanceof LocalDateTime time ? time.toLocalDate() : (LocalDate) value;
        if (DateText.isOutside(date)) {
            throw Refusal.of(
                    "VALUE_RANGE",
                    label,
                    "the text of the date would be out of order (found year " + date.getYear()
                            + "): use one from 0001-01-01 to 9999-12-31");
        }
        return value instanceof LocalDateTime time ? WRITTEN.format(time) : date.toString();
    }

    @Override
    public @Nullable Object read(Object property) {
        if (property instanceof Instant time) {
            return Moments.value(type, time);
        }
        try {
            return property instanceof String text ? parse(text) : null;
        } catch (DateTimeException e) {
            return null;
        }
    }

    private Object parse(String text) {
        return type == ValueType.LOCAL_DATE ? DateText.parse(text) : LocalDateTime.parse(text);
    }

    @Override
    public String wanted() {
        return type == ValueType.LOCAL_DATE ? "ISO text of a date" : "ISO text of a date and time without zone";
    }

    @Override
    public Object normalize(Object value) {
        return value instanceof LocalDateTime time
                ? LocalDateTime.ofInstant(Ticks.truncate(time.toInstant(ZoneOffset.UTC)), ZoneOffset.UTC)
                : value;
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
