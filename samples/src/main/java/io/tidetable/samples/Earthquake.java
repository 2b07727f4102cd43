package io.tidetable.samples;

import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One event of a seismic network: newest first in its network, found by its code and by the type of its magnitude.
 *
 * @param magnitude null where it has not been measured; so is its type
 */
@Table("Earthquakes")
public record Earthquake(
        @PartitionKey String network,
        @ReverseChronologicalKey Instant time,
        @SecondaryIndex(unique = true) @KeySuffix String code,
        @Nullable Double magnitude,
        @IndexEntity @Nullable String magnitudeType,
        String place) {}
