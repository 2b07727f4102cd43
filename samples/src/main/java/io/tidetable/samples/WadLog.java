package io.tidetable.samples;

import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.Property;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A line of {@code WADLogsTable}, as Azure Diagnostics writes it: the partition key is the minute in ticks with a zero
 * in front, the exact time stands in a number.
 *
 * @param rowKey deployment, role, instance and a number, as the agent made it; kept as text
 */
@Table("WADLogsTable")
public record WadLog(
        @Property("EventTickCount") @ConvertedBy(TicksAsNumber.class) @TimeBucket(ChronoUnit.MINUTES)
        Instant at,

        @RowKey String rowKey,
        @Property("Role") String role,
        @Property("RoleInstance") String instance,
        @Property("Level") int level,
        @Property("Message") String message) {}
