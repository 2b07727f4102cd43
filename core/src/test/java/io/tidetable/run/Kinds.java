package io.tidetable.run;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.SecondaryIndex.Copy;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.codec.KeyCodec;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A class for each kind of key and index that there is. */
final class Kinds {
    private Kinds() {}

    enum Colour {
        RED,
        GREEN,
        BLUE
    }

    /** Text keys without any index. */
    @Table("Texts")
    record Texts(
            @PartitionKey String place,
            @RowKey String name,
            @Nullable Integer size,
            @Nullable String note) {}

    /** Every kind of index over text, and text as the first part of the row key beside them. */
    @Table("Indexed")
    record Indexed(
            @PartitionKey String place,
            @RowKey String name,
            @SecondaryIndex @Nullable String plain,
            @SecondaryIndex(unique = true) String single,
            @SecondaryIndex(ignoreCase = true) @Nullable String folded,
            @SecondaryIndex(hashed = true) @Nullable String hashed,
            @SecondaryIndex(copy = Copy.KEY) @Nullable Integer size,
            @IndexEntity @Nullable String city,
            @Nullable Double weight) {}

    /** One text in every place that is no key. */
    @Table("Hostile")
    record Hostile(
            @PartitionKey String place,
            @RowKey String name,
            @SecondaryIndex String plain,
            @SecondaryIndex(unique = true) String single,
            @SecondaryIndex(ignoreCase = true) String folded,
            @SecondaryIndex(hashed = true) String hashed,
            @SecondaryIndex(copy = Copy.KEY) String pointed,
            @IndexEntity(segments = 1) String listed,
            @SecondaryIndex @ConvertedBy(Reversed.class) Label label,
            String note) {
        static Hostile of(String name, String text) {
            return new Hostile("p", name, text, text, text, text, text, text, new Label(text), text);
        }
    }

    /** Parts of parts, and an index over two members in opposite orders. */
    @Table("Parts")
    @SecondaryIndex(
            name = "byBuyer",
            properties = {"buyer", "placed desc"})
    @SecondaryIndex(
            name = "byTotal",
            properties = {"count", "buyer"},
            unique = true,
            copy = Copy.KEY)
    record Parts(
            @PartitionKey(order = 0) String place,
            @PartitionKey(order = 1) int year,
            @RowKey(order = 0) Colour colour,
            @RowKey(order = 1, descending = true) long number,
            String buyer,
            Instant placed,
            long count,
            BigDecimal total) {}

    /** The newest first. */
    @Table("Newest")
    record Newest(
            @PartitionKey String place,
            @ReverseChronologicalKey Instant at,
            @KeySuffix UUID id,
            @SecondaryIndex(copy = Copy.KEY) @Nullable String name,
            @IndexEntity(segments = 3) @Nullable String city,
            @Nullable Boolean open) {}

    /** Buckets of a minute, the newest first. */
    @Table("Buckets")
    record Buckets(
            @TimeBucket(ChronoUnit.MINUTES) @ReverseChronologicalKey
            Instant at,

            @KeySuffix UUID id,
            String level) {}

    /** Buckets of two minutes over four shards, the oldest first. */
    @Table(value = "Shards", shards = 4)
    record Shards(
            @TimeBucket(value = ChronoUnit.MINUTES, amount = 2) @ChronologicalKey
            Instant at,

            @KeySuffix String id,
            @SecondaryIndex String level) {}

    /** A bucket of a time that the row key does not hold. */
    @Table("Days")
    record Days(
            @PartitionKey String place,
            @TimeBucket(ChronoUnit.MINUTES) Instant at,
            @RowKey String name,
            @SecondaryIndex @Nullable String level) {}

    /** One partition shared with another class. */
    @Table(value = "Shared", partition = "all", rowPrefix = "d")
    record Doubles(
            @RowKey double weight,
            @SecondaryIndex @Nullable String name,
            @Nullable Long size) {}

    /** Text behind a prefix, in the same partition. */
    @Table(value = "Shared", partition = "all", rowPrefix = "p")
    record Prefixed(
            @RowKey String name,
            @SecondaryIndex(unique = true) int size,
            @Nullable String note) {}

    /** One row a partition. */
    @Table(value = "Ones", row = "only")
    record Ones(@PartitionKey int number, @Nullable String name) {}

    /** Dates, booleans and codecs in keys. */
    @Table("Coded")
    record Coded(
            @PartitionKey LocalDate day,
            @RowKey(order = 0) boolean open,
            @RowKey(order = 2) @ConvertedBy(Letters.class) Grade grade,
            @RowKey(order = 1) @ConvertedBy(Reversed.class) Label label,

            @Nullable @ConvertedBy(Reversed.class) @SecondaryIndex
            Label other) {}

    /** Keeps order as a letter. */
    record Grade(int value) implements Comparable<Grade> {
        @Override
        public int compareTo(Grade other) {
            return Integer.compare(value, other.value);
        }
    }

    /** Has no order as text. */
    record Label(String text) {}

    /** Grades as letters in order. */
    public static final class Letters implements KeyCodec<Grade> {
        @Override
        public String write(Grade grade) {
            return String.valueOf((char) ('a' + grade.value));
        }

        @Override
        public Grade read(Object property) {
            return new Grade(((String) property).charAt(0) - 'a');
        }

        @Override
        public boolean keepsOrder() {
            return true;
        }
    }

    /** Labels backwards. */
    public static final class Reversed implements KeyCodec<Label> {
        @Override
        public String write(Label label) {
            return new StringBuilder(label.text()).reverse().toString();
        }

        @Override
        public Label read(Object property) {
            return new Label(new StringBuilder((String) property).reverse().toString());
        }
    }
}
