package io.tidetable.run;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import org.jspecify.annotations.Nullable;

/** What seeded runs write: {@code tag} tells the write, {@code log} gathers the writes of an entity that many share. */
@Table("Entries")
record Entry(
        @PartitionKey String book,
        @RowKey String id,
        @SecondaryIndex(unique = true) @Nullable String slot,
        @SecondaryIndex long tag,

        @SecondaryIndex(copy = SecondaryIndex.Copy.KEY, ignoreCase = true) @Nullable
        String kind,

        @IndexEntity(segments = 2) @Nullable String city,
        @SecondaryIndex(hashed = true) @Nullable String log,
        @ETag @Nullable String etag) {
    Entry tagged(long value) {
        return new Entry(book, id, slot, value, kind, city, log, etag);
    }

    Entry with(@Nullable String newSlot, @Nullable String newKind, @Nullable String newCity) {
        return new Entry(book, id, newSlot, tag, newKind, newCity, log, etag);
    }

    Entry logged(long value) {
        return new Entry(book, id, slot, value, kind, city, (log == null ? "" : log) + value + ",", etag);
    }
}
