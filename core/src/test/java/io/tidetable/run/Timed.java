package io.tidetable.run;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.annotations.TimeBucket.Direction;
import io.tidetable.annotations.TimeBucket.Format;
import io.tidetable.codec.Codec;
import io.tidetable.time.Ticks;
import java.lang.reflect.Constructor;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** What happened on a host, under keys of time of every kind. */
interface Timed {
    String host();

    Instant at();

    String id();

    String level();

    /** Whether the host stands in the partition key, before the bucket. */
    static boolean isOfHost(Class<? extends Timed> kind) {
        return kind.equals(Hours.class) || kind.equals(Spread.class);
    }

    /** One of a class. */
    static <T extends Timed> T of(Class<T> kind, String host, Instant at, String id, String level) {
        try {
            Constructor<?> constructor = kind.getDeclaredConstructors()[0];
            return kind.cast(constructor.newInstance(host, at, id, level));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Table("Seconds")
    record Seconds(
            String host,

            @TimeBucket(value = ChronoUnit.SECONDS, amount = 30) @ReverseChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    @Table("Minutes")
    record Minutes(
            String host,

            @TimeBucket(ChronoUnit.MINUTES) @ChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    /** Buckets against the direction of their rows. */
    @Table("Against")
    record Against(
            String host,

            @TimeBucket(value = ChronoUnit.MINUTES, direction = Direction.DESCENDING) @ChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    /** A bucket behind another part. */
    @Table("Hours")
    record Hours(
            @PartitionKey String host,

            @TimeBucket(value = ChronoUnit.HOURS, amount = 6) @ReverseChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    /** As others write it. */
    @Table("PlainDays")
    record PlainDays(
            String host,

            @TimeBucket(value = ChronoUnit.DAYS, format = Format.PLAIN) @ChronologicalKey(unique = true)
            Instant at,

            String id,
            String level)
            implements Timed {}

    @Table("HalfDays")
    record HalfDays(
            String host,

            @TimeBucket(value = ChronoUnit.HALF_DAYS, format = Format.PLAIN) @ReverseChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    @Table(value = "Weeks", shards = 3)
    record Weeks(
            String host,

            @TimeBucket(value = ChronoUnit.WEEKS, amount = 2) @ChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    @Table(value = "Months", shards = 4)
    record Months(
            String host,

            @TimeBucket(ChronoUnit.MONTHS) @ReverseChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    @Table("Years")
    record Years(
            String host,

            @TimeBucket(value = ChronoUnit.YEARS, amount = 10) @ChronologicalKey
            Instant at,

            @KeySuffix String id,
            String level)
            implements Timed {}

    /** A bucket of a time that the row key does not hold. */
    @Table("Received")
    record Received(
            String host,
            @TimeBucket(ChronoUnit.HOURS) Instant at,
            @RowKey String id,
            String level) implements Timed {}

    /** A time that is kept as a number, as agents of others keep it; its bucket alone is in the keys. */
    @Table("Ticked")
    record Ticked(
            String host,

            @TimeBucket(ChronoUnit.MINUTES) @ConvertedBy(TicksAsNumber.class)
            Instant at,

            @RowKey String id,
            String level)
            implements Timed {}

    /** The same over shards, the newest first, under a key that holds another member too. */
    @Table(value = "Spread", shards = 3)
    record Spread(
            @PartitionKey String host,

            @TimeBucket(value = ChronoUnit.DAYS, amount = 7, direction = Direction.DESCENDING)
            Instant at,

            @RowKey String id,
            String level)
            implements Timed {}

    /** Ticks as Int64. */
    final class TicksAsNumber implements Codec<Instant> {
        @Override
        public Object write(Instant time) {
            return Ticks.of(time);
        }

        @Override
        public Instant read(Object property) {
            return Ticks.toInstant((Long) property);
        }
    }

    /** One partition, the newest first. */
    @Table(value = "Newest", partition = "all")
    record Newest(
            String host,
            @ReverseChronologicalKey Instant at,
            @KeySuffix String id,
            String level) implements Timed {}

    /** One partition, the oldest first. */
    @Table(value = "Oldest", partition = "all")
    record Oldest(
            String host,
            @ChronologicalKey Instant at,
            @KeySuffix String id,
            String level) implements Timed {}

    /** All of them. */
    List<Class<? extends Timed>> KINDS = List.of(
            Seconds.class,
            Minutes.class,
            Against.class,
            Hours.class,
            PlainDays.class,
            HalfDays.class,
            Weeks.class,
            Months.class,
            Years.class,
            Received.class,
            Ticked.class,
            Spread.class,
            Newest.class,
            Oldest.class);
}
