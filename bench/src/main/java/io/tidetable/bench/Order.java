package io.tidetable.bench;

import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A record with two indexes, newest first. */
@Table("Orders")
public record Order(
        @PartitionKey String shop,
        @ReverseChronologicalKey Instant placed,
        @KeySuffix UUID id,
        @SecondaryIndex(unique = true) String code,
        @SecondaryIndex String customer,
        int items,
        long cents,
        double rebate,
        boolean paid,
        @Nullable String remark) {}
