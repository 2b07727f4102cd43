package io.tidetable.run;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import org.jspecify.annotations.Nullable;

/** An entity without indexes. */
@Table("Notes")
record Note(
        @PartitionKey String book,
        @RowKey String id,
        @Nullable String text,
        long stars,
        @ETag @Nullable String etag) {
    static Note of(String id, String text) {
        return new Note("blue", id, text, 0, null);
    }

    Note withText(@Nullable String value) {
        return new Note(book, id, value, stars, etag);
    }

    Note withStars(long value) {
        return new Note(book, id, text, value, etag);
    }

    Note withEtag(@Nullable String value) {
        return new Note(book, id, text, stars, value);
    }
}
