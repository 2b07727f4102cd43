package io.tidetable;

import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Newest first. */
@Table("Measurements")
record Measurement(
        @PartitionKey String sensor,
        @ReverseChronologicalKey Instant time,
        @KeySuffix @Nullable UUID id,
        @Nullable Double value) {}
