package io.tidetable.form;

import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Instants, and OffsetDateTimes in UTC, as DateTime: whole 100 ns of the years 1601 to 9999. */
record TimeProperty(String label, ValueType type) implements PropertyCodec {
    private static final Instant FIRST = Instant.parse("1601-01-01T00:00:00Z");
    private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

    @Override
    public Object write(Object value) {
        return checked(label, Ticks.truncate(Moments.instant(type, value)));
    }

    /** A time that the service keeps. */
    static Instant checked(String label, Instant time) {
        if (time.isBefore(FIRST) || !time.isBefore(END)) {
            throw Refusal.of(
                    "VALUE_RANGE",
                    label,
                    "the service keeps no such time (found year "
                            + year(time)
                            + "): use one from 1601-01-01T00:00:00Z to 9999-12-31T23:59:59.9999999Z");
        }
        return time;
    }

    /** Of times too that no date type holds in UTC. */
    private static String year(Instant time) {
        String text = time.toString();
        return text.substring(0, text.indexOf('-', 1));
    }

    @Override
    public @Nullable Object read(Object property) {
        if (!(property instanceof Instant time)) {
            return null;
        }
        return type == ValueType.INSTANT ? time : time.atOffset(ZoneOffset.UTC);
    }

    @Override
    public String wanted() {
        return "DateTime";
    }

    @Override
    public Object normalize(Object value) {
        return type == ValueType.INSTANT ? Ticks.truncate((Instant) value) : normalized((OffsetDateTime) value);
    }

    private static OffsetDateTime normalized(OffsetDateTime time) {
        boolean isExtreme =
                time.getYear() == OffsetDateTime.MIN.getYear() || time.getYear() == OffsetDateTime.MAX.getYear();
        return isExtreme ? time : Ticks.truncate(time.toInstant()).atOffset(ZoneOffset.UTC); // else beyond the type
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
