package io.tidetable.samples;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.Property;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.query.Condition;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * An event of a table as the Semantic Logging Application Block fills it: the partition key is the minute before that
 * of the event, in reverse ticks, so that the newest partition comes first. That is no bucket of the event's own time,
 * so it is read as text.
 *
 * @param rowKey instance, reverse ticks and salt; kept as text
 */
@Table("SLABLogsTable")
public record SlabEvent(
        @PartitionKey String minute,
        @RowKey String rowKey,
        @Property("EventDate") Instant at,
        @Property("InstanceName") String instance,
        @Property("EventId") int eventId,
        @Property("Message") String message) {
    /** From a time up to but without another: the minutes as texts, and the edges to the tick. */
    static List<Condition<SlabEvent>> between(Instant from, Instant to) {
        return List.of(SlabEvent_.minute.between(minute(to), minute(from)), SlabEvent_.at.between(from, to));
    }

    /** {@code 2520007019999999999}. */
    static String minute(Instant time) {
        return Ticks.reverseKey(time.truncatedTo(ChronoUnit.MINUTES).minus(1, ChronoUnit.MINUTES));
    }
}
