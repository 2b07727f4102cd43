package io.tidetable.azure;

import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.Large;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.Timestamp;
import jakarta.annotation.Nonnull;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An entity of all types of members. */
@Table("Posts")
record Odd(
        @PartitionKey String partition,
        @RowKey String row,
        @Nonnull String name,
        boolean on,
        byte small,
        short middle,
        char letter,
        int count,
        long size,
        float load,
        double total,
        @Nonnull Integer needed,
        @Nullable Boolean boxedOn,
        @Nullable Long boxedSize,
        @Nullable Float boxedLoad,
        @Nullable Double boxedTotal,
        Optional<byte[]> bytes,
        @Nullable UUID id,
        @Nullable Instant at,
        @Nullable OffsetDateTime offset,
        @Nullable LocalDate day,
        @Nullable LocalDateTime local,
        @Nullable Duration takes,
        @Nullable BigDecimal price,
        @Nullable BigInteger large,
        @Nullable Color color,
        Optional<Integer> maybe,
        @AsJson @Nullable List<String> tags,
        @Large @Nullable String text,
        @ETag @Nullable String etag,
        @Timestamp @Nullable Instant written) {
    enum Color {
        RED,
        GREEN
    }
}
