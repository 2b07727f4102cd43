package io.tidetable.time;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Objects;

/**
 * Every period as the first tick in it and the first tick behind it, each from 0 to {@link Ticks#MAX} + 1.
 *
 * <p>A bare reverse key is bounded by {@code le} and {@code gt} its own digits; where suffixes follow, or the edge is
 * beyond the last tick, by {@code lt} and {@code ge} the next digits, which says the same and includes every suffix.
 */
record TickFilter(String keyName, boolean reverse, boolean hasSuffix) implements ChronologicalFilter {
    @Override
    public ChronologicalFilter suffixed() {
        return new TickFilter(keyName, reverse, true);
    }

    @Override
    public String between(Instant fromInclusive, Instant toExclusive) {
        if (Objects.requireNonNull(fromInclusive, "fromInclusive")
                .isAfter(Objects.requireNonNull(toExclusive, "toExclusive"))) {
            throw new InvalidQueryException(
                    "[FILTER_PERIOD] the period ends before it begins: give the earlier time first",
                    Place.UNKNOWN,
                    null);
        }
        return "(" + since(fromInclusive) + ") and (" + before(toExclusive) + ")";
    }

    @Override
    public String since(Instant time) {
        return from(Ticks.atOrAfter(time));
    }

    @Override
    public String after(Instant time) {
        return from(Ticks.after(time));
    }

    @Override
    public String before(Instant time) {
        return until(Ticks.atOrAfter(time));
    }

    @Override
    public String upTo(Instant time) {
        return until(Ticks.after(time));
    }

    @Override
    public String on(LocalDate day) {
        return on(day, ZoneOffset.UTC);
    }

    @Override
    public String on(LocalDate day, ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return between(
                Objects.requireNonNull(day, "day").atStartOfDay(zone).toInstant(),
                day.equals(LocalDate.MAX)
                        ? Instant.MAX
                        : day.plusDays(1).atStartOfDay(zone).toInstant());
    }

    private String from(long first) {
        if (!reverse) {
            return compare("ge", first);
        }
        return hasSuffix || first > Ticks.MAX ? compare("lt", Ticks.MAX + 1 - first) : compare("le", Ticks.MAX - first);
    }

    private String until(long end) {
        if (!reverse) {
            return compare("lt", end);
        }
        return hasSuffix || end > Ticks.MAX ? compare("ge", Ticks.MAX + 1 - end) : compare("gt", Ticks.MAX - end);
    }

    private String compare(String operator, long digits) {
        return keyName + " " + operator + " '" + Ticks.digits(digits) + "'";
    }
}
