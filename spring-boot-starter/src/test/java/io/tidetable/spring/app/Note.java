package io.tidetable.spring.app;

import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import org.jspecify.annotations.Nullable;

/** A note on a board. */
@Table("Notes")
public record Note(
        @PartitionKey String board,
        @RowKey int number,
        @SecondaryIndex(unique = true) String title,
        @AsJson @Nullable Style style) {
    /** How it looks. */
    public record Style(String fontFamily, int fontSize) {}

    /** A plain one. */
    public static Note of(int number, String title) {
        return new Note("kitchen", number, title, null);
    }
}
