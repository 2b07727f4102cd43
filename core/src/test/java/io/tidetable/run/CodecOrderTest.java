package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.codec.Codec;
import io.tidetable.codec.KeyCodec;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.ScanRefusedException;
import io.tidetable.query.Attribute;
import io.tidetable.query.Condition;
import io.tidetable.query.OrderedAttribute;
import io.tidetable.query.TextAttribute;
import io.tidetable.query.TimeAttribute;
import io.tidetable.repository.TableRepository;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Times and numbers that a codec keeps, some of them less exactly, compare as what they are. */
class CodecOrderTest {
    private static final DateTimeFormatter HOUR =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HH", Locale.ROOT).withZone(ZoneOffset.UTC);

    /** As the metrics of a storage account have it, in whole hours. */
    public static final class Hours implements KeyCodec<Instant> {
        @Override
        public String write(Instant time) {
            return HOUR.format(time);
        }

        @Override
        public Instant read(Object property) {
            return HOUR.parse(
                    (String) property,
                    parsed -> LocalDate.from(parsed)
                            .atTime(parsed.get(java.time.temporal.ChronoField.HOUR_OF_DAY), 0)
                            .toInstant(ZoneOffset.UTC));
        }

        @Override
        public boolean keepsOrder() {
            return true;
        }
    }

    /** Eight digits. */
    public static final class Days implements KeyCodec<LocalDate> {
        @Override
        public String write(LocalDate day) {
            return DateTimeFormatter.BASIC_ISO_DATE.format(day);
        }

        @Override
        public LocalDate read(Object property) {
            return LocalDate.parse((String) property, DateTimeFormatter.BASIC_ISO_DATE);
        }

        @Override
        public boolean keepsOrder() {
            return true;
        }
    }

    /** Rounded to the next ten, up or down. */
    public static final class Tens implements KeyCodec<Integer> {
        @Override
        public String write(Integer number) {
            return String.format(Locale.ROOT, "%04d", Math.round(number / 10.0));
        }

        @Override
        public Integer read(Object property) {
            return Integer.parseInt((String) property) * 10;
        }

        @Override
        public boolean keepsOrder() {
            return true;
        }
    }

    /** With its offset, which a property of the service does not keep. */
    public static final class WithOffset implements Codec<OffsetDateTime> {
        @Override
        public Object write(OffsetDateTime time) {
            return time.toString();
        }

        @Override
        public OffsetDateTime read(Object property) {
            return OffsetDateTime.parse((String) property);
        }
    }

    @Table("$MetricsHourPrimaryTransactionsBlob")
    record Metric(
            @PartitionKey @ConvertedBy(Hours.class) Instant hour,
            @RowKey @ConvertedBy(Days.class) LocalDate day,
            @Nullable @ConvertedBy(WithOffset.class) OffsetDateTime local,
            @ConvertedBy(Days.class) Optional<LocalDate> other) {}

    @Table("Rounded")
    record Rounded(
            @PartitionKey String place,
            @RowKey @ConvertedBy(Tens.class) int number) {}

    private static final TimeAttribute<Metric, Instant> AT = TimeAttribute.of(Metric.class, "hour");
    private static final TimeAttribute<Metric, LocalDate> ON = TimeAttribute.of(Metric.class, "day");
    private static final TimeAttribute<Metric, OffsetDateTime> LOCAL = TimeAttribute.of(Metric.class, "local");
    private static final TimeAttribute<Metric, LocalDate> OTHER = TimeAttribute.of(Metric.class, "other");
    private static final OrderedAttribute<Rounded, Integer> NUMBER = OrderedAttribute.of(Rounded.class, "number");
    private static final Instant ONE = Instant.parse("2014-11-17T01:00:00Z");
    private static final LocalDate DAY = LocalDate.parse("2014-11-17");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());
    private final TableRepository<Metric> metrics = tables.repository(Metric.class);

    @BeforeEach
    void store() {
        assertThat(metrics.createTableIfAbsent()).isTrue();
        for (int i = 0; i < 4; i++) {
            metrics.insert(new Metric(
                    ONE.plusSeconds(i * 3600L),
                    DAY.plusDays(i),
                    OffsetDateTime.parse("2014-11-17T12:00:00Z").withOffsetSameInstant(ZoneOffset.ofHours(i - 2)),
                    Optional.of(DAY.plusDays(i))));
        }
    }

    /** The hours of what is found. */
    private List<Integer> found(Condition<Metric> condition) {
        return metrics.where(condition).allowScan().stream()
                .map(metric -> metric.hour().atOffset(ZoneOffset.UTC).getHour())
                .toList();
    }

    @Test
    void aPeriodIsFromTheFirstUpToButWithoutTheSecond() {
        assertThat(found(AT.between(ONE, ONE.plusSeconds(7200)))).containsExactly(1, 2);
        assertThat(found(ON.between(DAY, DAY.plusDays(2)))).containsExactly(1, 2);
        assertThat(found(OTHER.between(DAY, DAY.plusDays(2)))).containsExactly(1, 2);
    }

    @Test
    void timesThatTheCodecKeepsCompareExactly() {
        Instant two = ONE.plusSeconds(3600);
        assertThat(found(AT.since(two))).containsExactly(2, 3, 4);
        assertThat(found(AT.after(two))).containsExactly(3, 4);
        assertThat(found(AT.before(two))).containsExactly(1);
        assertThat(found(AT.upTo(two))).containsExactly(1, 2);
        assertThat(found(ON.on(DAY))).containsExactly(1);
        assertThat(found(AT.on(DAY))).containsExactly(1, 2, 3, 4);
        assertThat(found(AT.on(DAY, ZoneId.of("-02:00")))).containsExactly(2, 3, 4);
        assertThat(found(OTHER.after(DAY.plusDays(2)))).containsExactly(4);
    }

    @Test
    void timesThatTheCodecDoesNotKeepLieBetweenThoseThatItKeeps() {
        Instant half = ONE.plusSeconds(1800);
        assertThat(found(AT.since(half))).containsExactly(2, 3, 4);
        assertThat(found(AT.after(half))).containsExactly(2, 3, 4);
        assertThat(found(AT.before(half))).containsExactly(1);
        assertThat(found(AT.upTo(half))).containsExactly(1);
        assertThat(found(AT.between(half, half.plusSeconds(60)))).isEmpty();
        assertThat(found(AT.between(half, half.plusSeconds(3600)))).containsExactly(2);
    }

    @Test
    void aRangeOfKeysThatACodecMakesIsOneRequest() {
        long before = embedded.requestCount();
        assertThat(metrics.where(AT.since(ONE.plusSeconds(5400))).list()).hasSize(2);
        assertThat(embedded.requestCount() - before).isEqualTo(1);
        assertThat(metrics.where(AT.since(ONE.plusSeconds(5400))).explain().toString())
                .contains("PartitionKey gt '20141117T02'");
    }

    @Test
    void oneInstantInAnyOffsetIsOneTime() {
        OffsetDateTime noon = OffsetDateTime.parse("2014-11-17T12:00:00Z");
        assertThat(found(LOCAL.since(noon))).containsExactly(1, 2, 3, 4);
        assertThat(found(LOCAL.upTo(noon))).containsExactly(1, 2, 3, 4);
        assertThat(found(LOCAL.before(noon))).isEmpty();
        assertThat(found(LOCAL.after(noon))).isEmpty();
    }

    @Test
    void numbersThatACodecRoundsLieBetweenThoseThatItKeeps() {
        TableRepository<Rounded> rounded = tables.repository(Rounded.class);
        assertThat(rounded.createTableIfAbsent()).isTrue();
        Stream.of(0, 10, 20, 30).forEach(number -> rounded.insert(new Rounded("p", number)));
        for (int asked = 0; asked <= 31; asked++) {
            assertThat(numbers(rounded, NUMBER.atLeast(asked))).isEqualTo(kept(asked, 31));
            assertThat(numbers(rounded, NUMBER.greaterThan(asked))).isEqualTo(kept(asked + 1, 31));
            assertThat(numbers(rounded, NUMBER.atMost(asked))).isEqualTo(kept(0, asked));
            assertThat(numbers(rounded, NUMBER.lessThan(asked))).isEqualTo(kept(0, asked - 1));
            assertThat(numbers(rounded, NUMBER.between(4, asked))).isEqualTo(kept(4, asked));
        }
    }

    private static List<Integer> numbers(TableRepository<Rounded> rounded, Condition<Rounded> condition) {
        return rounded.where(Attribute.named("place").is("p"), condition).stream()
                .map(Rounded::number)
                .toList();
    }

    private static List<Integer> kept(int from, int to) {
        return Stream.of(0, 10, 20, 30)
                .filter(number -> number >= from && number <= to)
                .toList();
    }

    /** The newest first, as text that says nothing of its order. */
    public static final class Backwards implements KeyCodec<Instant> {
        @Override
        public String write(Instant time) {
            return Long.toString(Long.MAX_VALUE - time.toEpochMilli());
        }

        @Override
        public Instant read(Object property) {
            return Instant.ofEpochMilli(Long.MAX_VALUE - Long.parseLong((String) property));
        }
    }

    @Table("Points")
    record Point(
            @PartitionKey String series,
            @RowKey @ConvertedBy(Backwards.class) Instant at) {}

    @Test
    void aPeriodOfTextWithoutOrderIsRefusedNamingTheCodecThatServesIt() {
        TimeAttribute<Point, Instant> at = TimeAttribute.of(Point.class, "at");
        assertThatThrownBy(() -> tables.repository(Point.class)
                        .where(Attribute.named("series").is("s"), at.since(ONE))
                        .list())
                .isInstanceOf(ScanRefusedException.class)
                .hasMessageContaining(
                        "give at a KeyCodec that keeps order, at the end of a key or of a unique @SecondaryIndex");
    }

    @Test
    void textThatACodecMadeHasNoPrefixOfTheValue() {
        assertThatThrownBy(() -> metrics.where(
                                TextAttribute.<Metric>of(Metric.class, "local").startsWith("2014"))
                        .explain())
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("startsWith is for String (the member is converted)");
    }
}
