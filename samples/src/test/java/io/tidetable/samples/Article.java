package io.tidetable.samples;

import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Table("Articles")
record Article(
        @PartitionKey String blog,
        @ReverseChronologicalKey Instant published,
        @KeySuffix @Nullable UUID id,
        @SecondaryIndex(unique = true) String slug,
        String title) {}
