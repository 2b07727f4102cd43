package io.tidetable.samples;

import io.tidetable.annotations.Property;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.annotations.TimeBucket.Direction;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * An event of a table as the Semantic Logging Application Block fills it: the partition key is the minute in reverse
 * ticks, so that the newest partition comes first.
 *
 * @param rowKey instance, reverse ticks and salt; kept as text
 */
@Table("SLABLogsTable")
public record SlabEvent(
        @Property("EventDate") @TimeBucket(value = ChronoUnit.MINUTES, direction = Direction.DESCENDING)
        Instant at,

        @RowKey String rowKey,
        @Property("InstanceName") String instance,
        @Property("EventId") int eventId,
        @Property("Message") String message) {}
