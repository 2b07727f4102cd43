package io.tidetable.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.codec.Codec;
import io.tidetable.error.InvalidValueException;
import io.tidetable.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PropertyCodecsTest {
    private static final UUID ID = UUID.fromString("5f0c3a52-0000-8000-8000-00000000000a");
    private static final Instant TIME = Instant.parse("2014-06-16T02:40:31.5Z");

    private static PropertyCodec codec(ValueType type, Class<?> boxed) {
        return PropertyCodecs.of(Forms.of(type, boxed));
    }

    /** Written so, and read back. */
    private static void writes(ValueType type, Object value, Object property) {
        PropertyCodec codec = codec(type, value.getClass());
        assertThat(codec.normalize(value)).isEqualTo(value);
        assertThat(codec.write(value)).isEqualTo(property).hasSameClassAs(property);
        assertThat(codec.read(property)).isEqualTo(value).hasSameClassAs(value);
    }

    @Test
    void everyTypeHasItsProperty() {
        writes(ValueType.STRING, "a\u0000/😀", "a\u0000/😀");
        writes(ValueType.CHAR, 'ü', "ü");
        writes(ValueType.BOOLEAN, true, true);
        writes(ValueType.INT, Integer.MIN_VALUE, Integer.MIN_VALUE);
        writes(ValueType.SHORT, (short) -7, -7);
        writes(ValueType.BYTE, (byte) -7, -7);
        writes(ValueType.LONG, Long.MAX_VALUE, Long.MAX_VALUE);
        writes(ValueType.DOUBLE, 5.0, 5.0);
        writes(ValueType.FLOAT, 0.1f, 0.1);
        writes(ValueType.UUID, ID, ID);
        writes(ValueType.INSTANT, TIME, TIME);
        writes(ValueType.OFFSET_DATE_TIME, OffsetDateTime.parse("2014-06-16T02:40:31.5Z"), TIME);
        writes(ValueType.LOCAL_DATE, LocalDate.of(2014, 6, 16), "2014-06-16");
        writes(ValueType.LOCAL_DATE_TIME, LocalDateTime.parse("2014-06-16T02:40"), "2014-06-16T02:40:00.0000000");
        writes(ValueType.DURATION, Duration.ofNanos(-1), "PT-0.000000001S");
        writes(ValueType.BIG_DECIMAL, new BigDecimal("43769.30"), "43769.30");
        writes(ValueType.BIG_INTEGER, new BigInteger("-12345678901234567890"), "-12345678901234567890");
        writes(ValueType.ENUM, ChronoUnit.HALF_DAYS, "HALF_DAYS");
        byte[] bytes = {1, 2};
        assertThat(codec(ValueType.BYTES, byte[].class).write(bytes)).isEqualTo(bytes);
        assertThat(codec(ValueType.BYTES, byte[].class).read(bytes)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "43769.30",
                "1.10",
                "0.30000000000000004",
                "1E-30",
                "0.00",
                "-1E+3",
                "1E+400",
                "1234567890123456789012345678901"
            })
    void decimalsKeepTheirScale(String decimal) {
        writes(ValueType.BIG_DECIMAL, new BigDecimal(decimal), decimal);
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {
                5.0,
                5.5,
                -5.0,
                4.1000000000000005,
                1.23456789012346E24,
                1E7,
                4.9E-324,
                Double.MAX_VALUE,
                -0.0,
                Double.NaN,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY
            })
    void doublesKeepTheirBits(double number) {
        PropertyCodec codec = codec(ValueType.DOUBLE, Double.class);
        Object read = codec.read(codec.write(number));
        assertThat(Double.doubleToRawLongBits((Double) Objects.requireNonNull(read)))
                .isEqualTo(Double.doubleToRawLongBits(number));
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void floatsComeBackWhateverTheyAre(long seed) {
        Random random = new Random(seed);
        PropertyCodec codec = codec(ValueType.FLOAT, Float.class);
        for (int i = 0; i < 2000; i++) {
            float number = Float.intBitsToFloat(random.nextInt());
            assertThat(codec.read(codec.write(number))).isEqualTo(number);
        }
    }

    @Test
    void theDeclaredTypeDecidesWhatIsRead() {
        PropertyCodec number = codec(ValueType.DOUBLE, Double.class);
        assertThat(number.read(5)).isEqualTo(5.0);
        assertThat(number.read(1L << 53)).isEqualTo(9007199254740992.0);
        assertThat(number.read((1L << 53) + 1)).isNull();
        assertThat(number.read(Long.MAX_VALUE)).isNull();
        assertThat(number.read(Long.MIN_VALUE)).isEqualTo((double) Long.MIN_VALUE);
        assertThat(number.read("NaN")).isEqualTo(Double.NaN);
        assertThat(number.read("-Infinity")).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(number.read("5")).isNull();
        PropertyCodec whole = codec(ValueType.INT, Integer.class);
        assertThat(whole.read(5L)).isEqualTo(5);
        assertThat(whole.read(5.0)).isEqualTo(5);
        assertThat(whole.read(5.5)).isNull();
        assertThat(whole.read(1L << 31)).isNull();
        assertThat(whole.read("5")).isNull();
        assertThat(codec(ValueType.SHORT, Short.class).read(40000)).isNull();
        assertThat(codec(ValueType.BYTE, Byte.class).read(-128)).isEqualTo((byte) -128);
        PropertyCodec large = codec(ValueType.LONG, Long.class);
        assertThat(large.read(5)).isEqualTo(5L);
        assertThat(large.read(-9.223372036854776E18)).isEqualTo(Long.MIN_VALUE);
        assertThat(large.read(9.223372036854776E18)).isNull();
        assertThat(large.read(Double.NaN)).isNull();
        assertThat(codec(ValueType.FLOAT, Float.class).read(0.123456789012)).isNull();
        assertThat(codec(ValueType.FLOAT, Float.class).read(1e300)).isNull();
        assertThat(codec(ValueType.FLOAT, Float.class).read((double) 0.1f)).isEqualTo(0.1f);
    }

    @Test
    void textIsReadFromWhateverOthersStoredButBytes() {
        PropertyCodec text = codec(ValueType.STRING, String.class);
        assertThat(text.read(42)).isEqualTo("42");
        assertThat(text.read(true)).isEqualTo("true");
        assertThat(text.read(ID)).isEqualTo(ID.toString());
        assertThat(text.read(new byte[1])).isNull();
        assertThat(text.read("")).isEqualTo("");
    }

    @Test
    void whatDoesNotFitIsNull() {
        assertThat(codec(ValueType.BOOLEAN, Boolean.class).read("true")).isNull();
        assertThat(codec(ValueType.CHAR, Character.class).read("ab")).isNull();
        assertThat(codec(ValueType.ENUM, ChronoUnit.class).read("days")).isNull();
        assertThat(codec(ValueType.UUID, UUID.class).read("1-1-1-1-1")).isNull();
        assertThat(codec(ValueType.UUID, UUID.class).read("5F0C3A52-0000-8000-8000-00000000000A"))
                .isEqualTo(ID);
        assertThat(codec(ValueType.INSTANT, Instant.class).read("2014-06-16T02:40:31.5Z"))
                .isNull();
        assertThat(codec(ValueType.LOCAL_DATE, LocalDate.class).read("soon")).isNull();
        assertThat(codec(ValueType.LOCAL_DATE, LocalDate.class).read(TIME)).isNull();
        assertThat(codec(ValueType.LOCAL_DATE, LocalDate.class).read(TIME.truncatedTo(ChronoUnit.DAYS)))
                .isEqualTo(LocalDate.of(2014, 6, 16));
        assertThat(codec(ValueType.LOCAL_DATE_TIME, LocalDateTime.class).read(TIME))
                .isEqualTo(LocalDateTime.parse("2014-06-16T02:40:31.5"));
        assertThat(codec(ValueType.DURATION, Duration.class).read("soon")).isNull();
        assertThat(codec(ValueType.BIG_DECIMAL, BigDecimal.class).read(1.1)).isEqualTo(new BigDecimal("1.1"));
        assertThat(codec(ValueType.BIG_DECIMAL, BigDecimal.class).read(Double.NaN))
                .isNull();
        assertThat(codec(ValueType.BIG_DECIMAL, BigDecimal.class).read("1,1")).isNull();
        assertThat(codec(ValueType.BIG_INTEGER, BigInteger.class).read(5.0)).isEqualTo(BigInteger.valueOf(5));
        assertThat(codec(ValueType.BIG_INTEGER, BigInteger.class).read("5.0")).isNull();
        assertThat(codec(ValueType.BIG_INTEGER, BigInteger.class).read(5.5)).isNull();
        assertThat(codec(ValueType.BYTES, byte[].class).read("AQI=")).isNull();
    }

    @Test
    void timesAreCutToWholeTicksAndBroughtToUtc() {
        assertThat(codec(ValueType.INSTANT, Instant.class).normalize(Instant.parse("2014-06-16T02:40:31.123456789Z")))
                .isEqualTo(Instant.parse("2014-06-16T02:40:31.1234567Z"));
        assertThat(codec(ValueType.OFFSET_DATE_TIME, OffsetDateTime.class)
                        .normalize(OffsetDateTime.parse("2014-06-16T02:40:31.123456789+02:00")))
                .isEqualTo(OffsetDateTime.parse("2014-06-16T00:40:31.1234567Z"));
        assertThat(codec(ValueType.LOCAL_DATE_TIME, LocalDateTime.class)
                        .normalize(LocalDateTime.parse("1914-06-16T02:40:31.123456789")))
                .isEqualTo(LocalDateTime.parse("1914-06-16T02:40:31.1234567"));
    }

    @Test
    void timesThatTheServiceDoesNotKeepAreRefusedNamingTheRange() {
        PropertyCodec codec = codec(ValueType.INSTANT, Instant.class);
        assertThat(codec.write(Instant.parse("1601-01-01T00:00:00Z"))).isNotNull();
        assertThat(codec.write(Instant.parse("9999-12-31T23:59:59.9999999Z"))).isNotNull();
        for (String time : new String[] {"1600-12-31T23:59:59.9999999Z", "+10000-01-01T00:00:00Z"}) {
            assertThatThrownBy(() -> codec.write(Instant.parse(time)))
                    .isInstanceOf(InvalidValueException.class)
                    .hasMessageContaining("Thing.member")
                    .hasMessageContaining("1601-01-01");
        }
        PropertyCodec offset = codec(ValueType.OFFSET_DATE_TIME, OffsetDateTime.class);
        for (OffsetDateTime extreme : new OffsetDateTime[] {OffsetDateTime.MIN, OffsetDateTime.MAX}) {
            assertThatThrownBy(() -> offset.write(offset.normalize(extreme)))
                    .isInstanceOf(InvalidValueException.class)
                    .hasMessageContaining("1601-01-01");
        }
        assertThatThrownBy(() -> codec(ValueType.LOCAL_DATE, LocalDate.class).write(LocalDate.of(0, 1, 1)))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("0001-01-01");
        assertThatThrownBy(() ->
                        codec(ValueType.LOCAL_DATE_TIME, LocalDateTime.class).write(LocalDateTime.MAX))
                .isInstanceOf(InvalidValueException.class);
    }

    @Test
    void textThatIsNoUnicodeIsRefusedByName() {
        for (String text : new String[] {"\uD83D", "a\uDE00", "\uDE00\uD83D", "\uD83D\uD83D\uDE00"}) {
            assertThatThrownBy(() -> codec(ValueType.STRING, String.class).write(text))
                    .isInstanceOf(InvalidValueException.class)
                    .hasMessageContaining("Thing.member")
                    .hasMessageContaining("surrogate");
        }
        assertThatThrownBy(() -> codec(ValueType.CHAR, Character.class).write('\uD83D'))
                .isInstanceOf(InvalidValueException.class);
    }

    private record Writing(@Nullable Object property) implements Codec<String> {
        @Override
        public Object write(String value) {
            return Objects.requireNonNullElse(property, value.length());
        }

        @Override
        public String read(Object stored) {
            return "x".repeat((Integer) stored);
        }
    }

    @Test
    void aCodecIsHeldToTheTypesThatTheServiceKeeps() {
        assertThat(PropertyCodecs.of(Forms.of(new Writing(null), String.class)).normalize("abc"))
                .isEqualTo("xxx");
        assertThatThrownBy(() -> PropertyCodecs.of(Forms.of(new Writing(1.5f), String.class))
                        .write("abc"))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Writing")
                .hasMessageContaining("Float")
                .hasMessageContaining("Thing.member");
        assertThatThrownBy(() -> PropertyCodecs.of(Forms.of(new Writing("\uD83D"), String.class))
                        .write("abc"))
                .isInstanceOf(InvalidValueException.class);
        assertThatThrownBy(() -> PropertyCodecs.of(Forms.of(new Writing(Instant.MIN), String.class))
                        .write("abc"))
                .hasMessageContaining("1601");
        assertThatThrownBy(() -> PropertyCodecs.of(Forms.of(new Writing("text"), String.class))
                        .normalize("abc"))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("failed to read what it wrote");
    }
}
