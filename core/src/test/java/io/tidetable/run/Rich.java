package io.tidetable.run;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** An entity of a partition that needs quoting, with a row key of two parts, and indexes over all sorts of members. */
@Table("Rich")
@SecondaryIndex(
        name = "pair",
        properties = {"level", "made desc"})
record Rich(
        @PartitionKey String house,
        @RowKey(order = 0) int number,
        @RowKey(order = 1) String id,

        @SecondaryIndex(unique = true, ignoreCase = true) @Nullable
        String email,

        @SecondaryIndex(unique = true, copy = SecondaryIndex.Copy.KEY, hashed = true) @Nullable
        String serial,

        @SecondaryIndex @Nullable Color color,

        @SecondaryIndex(copy = SecondaryIndex.Copy.KEY) @Nullable
        Instant made,

        @Nullable Integer level,
        @IndexEntity(segments = 2) @Nullable Color shade,
        @IndexEntity(segments = 1) @Nullable Boolean open,
        @Nullable String text,
        @ETag @Nullable String etag) {
    static final String HOUSE = "it's_o";

    enum Color {
        RED,
        DARK_BLUE
    }

    /** One of this number, with any values, of which there are few. */
    static Rich any(Random random, int number) {
        return new Rich(
                HOUSE,
                number,
                id(number),
                any(random, List.of("Ann@x", "bob_y", "c/d")),
                any(random, List.of("s1", "s2")),
                any(random, List.of(Color.values())),
                any(random, List.of(Instant.EPOCH, Instant.parse("2024-05-06T07:08:09.1234567Z"))),
                any(random, List.of(-1, 7)),
                any(random, List.of(Color.values())),
                any(random, List.of(true, false)),
                any(random, List.of("t", "u")),
                null);
    }

    private static <A> @Nullable A any(Random random, List<A> all) {
        return random.nextInt(3) == 0 ? null : all.get(random.nextInt(all.size()));
    }

    static String id(int number) {
        return "a_" + number;
    }

    /** The main row key of a number. */
    static String rowKey(int number) {
        return String.format(Locale.ROOT, "%010d_%s", number, id(number));
    }
}
