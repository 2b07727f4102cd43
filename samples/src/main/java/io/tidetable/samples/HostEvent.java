package io.tidetable.samples;

import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.Property;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.util.UUID;

/**
 * A diagnostic event of the functions host, in a table a month: their row keys of reverse ticks, dash and UUID are
 * those of {@code @ReverseChronologicalKey} to the byte.
 *
 * @param hostDay host and day, {@code myhost-20160622}
 */
@Table("HostEvents")
public record HostEvent(
        @PartitionKey String hostDay,
        @ReverseChronologicalKey Instant at,
        @KeySuffix UUID id,
        @Property("HitCount") int hitCount,
        @Property("Message") String message) {}
