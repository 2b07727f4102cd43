package io.tidetable.samples;

import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.Property;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.query.Condition;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

/**
 * A value of {@code WADPerformanceCountersTable} in an account whose agent spreads the minutes: a number in front of
 * each, so that a period is one range a number.
 *
 * @param place {@code 0000000000000000007___0636259968000000000}: the number and the minute
 */
@Table("WADPerformanceCountersTable")
public record WadCounter(
        @PartitionKey String place,
        @RowKey String rowKey,

        @Property("EventTickCount") @ConvertedBy(TicksAsNumber.class)
        Instant at,

        @Property("CounterName") String name,
        @Property("CounterValue") double value) {
    /** What lies under a number, from a time up to but without another. */
    static List<Condition<WadCounter>> between(int number, Instant from, Instant to) {
        return List.of(
                WadCounter_.place.between(place(number, from), place(number, to)), WadCounter_.at.between(from, to));
    }

    private static String place(int number, Instant time) {
        return String.format(Locale.ROOT, "%019d___%s", number, Ticks.key(time.truncatedTo(ChronoUnit.MINUTES)));
    }
}
