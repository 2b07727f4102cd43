package io.tidetable.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.codec.KeyCodec;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.form.KeyForm.Comparison;
import io.tidetable.form.KeyForm.Position;
import io.tidetable.model.KeyPart;
import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyTextTest {
    private static KeyText text(ValueType type, Class<?> boxed, Position position) {
        return new KeyForm(Forms.of(type, boxed)).text(position, false);
    }

    private static KeyText string(Position position) {
        return text(ValueType.STRING, String.class, position);
    }

    private static KeyText bucket(ChronoUnit unit, int amount, boolean descending, boolean plain) {
        return new KeyForm(Forms.of(ValueType.INSTANT, Instant.class))
                .bucket(new KeyPart.Bucket("at", unit, amount, descending, plain));
    }

    @Test
    void aTextEscapesWhatItsPlaceAsksFor() {
        assertThat(string(Position.ALONE).of("~a_b~!/")).isEqualTo("!7Ea_b~!21!2F");
        assertThat(string(Position.FIRST).of("~a_b~!/")).isEqualTo("!7Ea!5Fb~!21!2F");
        assertThat(string(Position.INNER).of("~a_b~!/")).isEqualTo("~a!5Fb~!21!2F");
        assertThat(string(Position.LAST).of("~a_b~!/")).isEqualTo("~a_b~!21!2F");
        assertThat(string(Position.LAST).of("\u0000\u001F \u007F\u009F\u00A0\\#?%"))
                .isEqualTo("!00!1F !7F!9F\u00A0!5C!23!3F%");
    }

    @ParameterizedTest
    @CsvSource({
        "!", "a!", "a!2", "!2f", "!41", "!ZZ", "a/b", "!00!", "!5F", "~a",
    })
    void aTextThatWouldBeWrittenOtherwiseIsRefused(String text) {
        assertThatThrownBy(() -> string(Position.ALONE).parse(text))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Thing.member")
                .hasMessageNotContaining(text);
    }

    @Test
    void strictnessHoldsForEveryType() {
        refuses(string(Position.FIRST), "a_b", "\uD83D", "!D8");
        refuses(
                text(ValueType.UUID, UUID.class, Position.LAST),
                "1-1-1-1-1",
                "5F0C3A52-0000-8000-8000-00000000000A",
                "");
        refuses(
                text(ValueType.INT, Integer.class, Position.LAST),
                "1",
                "+000000001",
                "2147483648",
                "-2147483648",
                "0000000001 ");
        refuses(
                text(ValueType.LONG, Long.class, Position.LAST),
                "1",
                "9223372036854775808",
                "-9223372036854775808",
                "--1");
        refuses(text(ValueType.SHORT, Short.class, Position.LAST), "0000032768", "-0000000000");
        refuses(
                text(ValueType.DOUBLE, Double.class, Position.LAST),
                "c014000000000000",
                "7FFFFFFFFFFFFFFF",
                "FFF8000000000000",
                "0");
        refuses(text(ValueType.FLOAT, Float.class, Position.LAST), "BFB99999A0000001");
        refuses(text(ValueType.BOOLEAN, Boolean.class, Position.LAST), "TRUE", "", "no");
        refuses(
                text(ValueType.LOCAL_DATE, LocalDate.class, Position.LAST),
                "2014-6-16",
                "0000-01-01",
                "+10000-01-01",
                "2014-02-30");
        refuses(
                text(ValueType.INSTANT, Instant.class, Position.LAST),
                "635384832000000000",
                "0635384832000000000-",
                "9999999999999999999");
        refuses(text(ValueType.CHAR, Character.class, Position.LAST), "", "ab");
        refuses(text(ValueType.ENUM, ChronoUnit.class, Position.LAST), "days", "");
        refuses(bucket(ChronoUnit.MINUTES, 1, false, false), "0635384832000000001", "635384832000000000");
        refuses(bucket(ChronoUnit.MINUTES, 1, false, true), "0635384832000000000");
    }

    private static void refuses(KeyText text, String... keys) {
        for (String key : keys) {
            assertThatThrownBy(() -> text.parse(key)).as(key).isInstanceOf(InvalidKeyException.class);
        }
    }

    @Test
    void valuesThatCanBeNoKeyAreRefusedByName() {
        assertThatThrownBy(() -> string(Position.ALONE).of("a\uD83D"))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Thing.member")
                .hasMessageContaining("surrogate");
        assertThatThrownBy(() ->
                        text(ValueType.DOUBLE, Double.class, Position.LAST).of(Double.NaN))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("NaN");
        assertThatThrownBy(() ->
                        text(ValueType.INSTANT, Instant.class, Position.LAST).of(Instant.MIN))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("0001-01-01");
        assertThatThrownBy(() -> text(ValueType.LOCAL_DATE, LocalDate.class, Position.LAST)
                        .of(LocalDate.of(10000, 1, 1)))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("9999-12-31");
        assertThatThrownBy(() ->
                        text(ValueType.CHAR, Character.class, Position.LAST).of('\uD800'))
                .isInstanceOf(InvalidKeyException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "SECONDS, 1, 2014-06-16T02:40:31.5Z, 2014-06-16T02:40:31Z",
        "SECONDS, 7, 0001-01-01T00:00:13.9Z, 0001-01-01T00:00:07Z",
        "MINUTES, 1, 2014-06-16T02:40:31.5Z, 2014-06-16T02:40:00Z",
        "MINUTES, 5, 2014-06-16T02:44:59.9999999Z, 2014-06-16T02:40:00Z",
        "HOURS, 1, 1969-12-31T23:59:59.9Z, 1969-12-31T23:00:00Z",
        "HOURS, 5, 0001-01-01T09:59:59Z, 0001-01-01T05:00:00Z",
        "HALF_DAYS, 1, 2014-06-16T13:00:00Z, 2014-06-16T12:00:00Z",
        "DAYS, 1, 2014-06-16T02:40:31.5Z, 2014-06-16T00:00:00Z",
        "WEEKS, 1, 2014-06-22T23:59:59Z, 2014-06-16T00:00:00Z",
        "MONTHS, 1, 2014-06-16T02:40:31.5Z, 2014-06-01T00:00:00Z",
        "MONTHS, 3, 2014-06-16T02:40:31.5Z, 2014-04-01T00:00:00Z",
        "YEARS, 1, 2014-06-16T02:40:31.5Z, 2014-01-01T00:00:00Z",
        "YEARS, 10, 2014-06-16T02:40:31.5Z, 2011-01-01T00:00:00Z",
        "YEARS, 9998, 9999-12-31T23:59:59.9999999Z, 9999-01-01T00:00:00Z",
    })
    void bucketsAreCountedFromTheFirstYear(ChronoUnit unit, int amount, Instant time, Instant start) {
        for (boolean descending : new boolean[] {false, true}) {
            KeyText text = bucket(unit, amount, descending, false);
            assertThat(text.parse(text.of(time))).isEqualTo(start);
            assertThat(text.of(start)).isEqualTo(text.of(time)).hasSize(19);
        }
    }

    @Test
    void bucketsAreWrittenBothWaysAndPlain() {
        Instant time = Instant.parse("2014-06-16T02:40:31.5Z");
        assertThat(bucket(ChronoUnit.MINUTES, 1, false, false).of(time)).isEqualTo("0635384832000000000");
        assertThat(bucket(ChronoUnit.MINUTES, 1, true, false).of(time)).isEqualTo("2519994143999999999");
        assertThat(bucket(ChronoUnit.MINUTES, 1, false, true).of(time)).isEqualTo("635384832000000000");
        assertThat(bucket(ChronoUnit.MINUTES, 1, true, true).of(time)).isEqualTo("2519994143999999999");
        // an agent's tick count, and the partition that it put it into
        assertThat(bucket(ChronoUnit.MINUTES, 1, false, false).of(Ticks.toInstant(634012319404982640L)))
                .isEqualTo("0634012319400000000");
    }

    @Test
    void plainBucketsThatWouldBeOutOfOrderAreRefused() {
        KeyText ascending = bucket(ChronoUnit.DAYS, 1, false, true);
        assertThatThrownBy(() -> ascending.of(Instant.parse("0300-01-01T00:00:00Z")))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("318 to 3168");
        assertThat(ascending.of(Instant.parse("0318-01-01T00:00:00Z"))).hasSize(18);
        assertThat(ascending.of(Instant.parse("3168-12-31T00:00:00Z"))).hasSize(18);
        KeyText descending = bucket(ChronoUnit.DAYS, 1, true, true);
        assertThat(descending.of(Instant.parse("6830-12-31T00:00:00Z"))).hasSize(19);
        assertThatThrownBy(() -> descending.of(Instant.parse("6832-01-01T00:00:00Z")))
                .hasMessageContaining("6831");
    }

    @Test
    void anIndexWithoutCaseFoldsEachCodePointWhateverTheLocale() {
        KeyText text = new KeyForm(Forms.of(ValueType.STRING, String.class))
                .text(Position.LAST, false, Comparison.IGNORE_CASE);
        assertThat(text.of("ANN@X.ORG")).isEqualTo("ann@x.org").isEqualTo(text.of("ann@x.org"));
        assertThat(text.of("ÄÖ/Straße_😀")).isEqualTo("äö!2Fstraße_😀");
        assertThat(text.of("İIıi")).isEqualTo("iiii");
        assertThat(text.of("ΣΑΣ")).isEqualTo(text.of("σας"));
        assertThat(text.keepsPrefixes()).isTrue();
        assertThat(text.parse("ann!2Fb")).isEqualTo("ann/b");
        refuses(text, "Ann", "a/b");
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(text.of("TITLE")).isEqualTo("title");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void foldingTwiceIsFoldingOnce() {
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            String text = Character.toString(c);
            String folded = CaseFolding.fold(text);
            assertThat(CaseFolding.fold(folded)).isEqualTo(folded);
        }
    }

    @Test
    void aHashedIndexHoldsTheSha256OfTheTextBeforeEscapes() {
        KeyForm form = new KeyForm(Forms.of(ValueType.STRING, String.class));
        KeyText text = form.text(Position.INNER, false, Comparison.HASHED);
        String abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assertThat(text.of("abc")).isEqualTo(abc);
        assertThat(text.of("a/b")).isEqualTo("c14cddc033f64b9dea80ea675cf280a015e672516090a5626781153dc68fea11");
        assertThat(text.parse(abc)).isEqualTo(abc);
        assertThat(text.keepsOrder() || text.keepsPrefixes()).isFalse();
        refuses(text, "abc", abc.toUpperCase(Locale.ROOT), abc + "0");
        assertThat(form.text(Position.INNER, false, Comparison.HASHED_IGNORE_CASE)
                        .of("ABC"))
                .isEqualTo(abc);
        assertThat(new KeyForm(Forms.of(ValueType.INT, Integer.class))
                        .text(Position.INNER, false, Comparison.HASHED)
                        .of(7))
                .isEqualTo(text.of("0000000007"));
    }

    private record Reversed() implements KeyCodec<String> {
        @Override
        public String write(String value) {
            return new StringBuilder(value).reverse().toString();
        }

        @Override
        public String read(Object property) {
            return write((String) property);
        }
    }

    private record Ordered() implements KeyCodec<String> {
        @Override
        public String write(String value) {
            return value;
        }

        @Override
        public String read(Object property) {
            return (String) property;
        }

        @Override
        public boolean keepsOrder() {
            return true;
        }
    }

    @Test
    void whatACodecWritesIsEscaped() {
        KeyText text = new KeyForm(Forms.of(new Reversed(), String.class)).text(Position.FIRST, false);
        assertThat(text.of("/_~")).isEqualTo("!7E!5F!2F");
        assertThat(text.parse("!7E!5F!2F")).isEqualTo("/_~");
        assertThat(text.keepsOrder() || text.keepsPrefixes()).isFalse();
    }

    @Test
    void aCodecThatKeepsOrderMustWriteWhatNeedsNoEscape() {
        KeyText text = new KeyForm(Forms.of(new Ordered(), String.class)).text(Position.LAST, false);
        assertThat(text.keepsOrder()).isTrue();
        assertThat(text.of("2014-06-16T02:40")).isEqualTo("2014-06-16T02:40");
        assertThatThrownBy(() -> text.of("2014/06"))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("text of Ordered that needs no escape, for it promises an order");
    }

    @Test
    void textHasNoDescendingOrder() {
        KeyForm form = new KeyForm(Forms.of(ValueType.STRING, String.class));
        assertThatThrownBy(() -> form.text(Position.LAST, true)).isInstanceOf(IllegalArgumentException.class);
        assertThat(KeyForm.exists(ValueType.BIG_DECIMAL)).isFalse();
        assertThatThrownBy(() -> new KeyForm(Forms.of(ValueType.BYTES, byte[].class)).text(Position.LAST, false))
                .hasMessageContaining("@ConvertedBy");
    }
}
