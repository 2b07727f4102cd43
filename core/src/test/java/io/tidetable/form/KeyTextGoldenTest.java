package io.tidetable.form;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.form.KeyForm.Position;
import io.tidetable.model.KeyPart;
import io.tidetable.model.ValueType;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The key texts of docs/storage-format.md. */
class KeyTextGoldenTest {
    private enum Status {
        OPEN
    }

    private static void quotes(String types, ValueType type, Object value) {
        KeyForm form = new KeyForm(Forms.of(type, value.getClass()));
        boolean ordered = form.text(Position.LAST, false).keepsOrder();
        String text = "`" + form.text(Position.LAST, false).of(value) + "` | ";
        String descending = ordered ? "`" + form.text(Position.LAST, true).of(value) + "` |" : "|";
        StorageFormat.quotes("| " + types + " | `" + value + "` | " + text + descending);
    }

    @Test
    void everyTypeHasTheTextsOfTheDocument() {
        quotes("String", ValueType.STRING, "a/b\\c#d?e!f");
        quotes("String", ValueType.STRING, "100% Söhne");
        quotes("char", ValueType.CHAR, '/');
        quotes("enum", ValueType.ENUM, Status.OPEN);
        quotes("boolean", ValueType.BOOLEAN, false);
        quotes("boolean", ValueType.BOOLEAN, true);
        for (int number : List.of(0, 42, -1, Integer.MIN_VALUE)) {
            quotes("int, short, byte", ValueType.INT, number);
        }
        for (long number : List.of(42L, -1L, Long.MIN_VALUE)) {
            quotes("long", ValueType.LONG, number);
        }
        for (double number : List.of(0.0, 1.0, -1.0, Double.POSITIVE_INFINITY)) {
            quotes("double, float", ValueType.DOUBLE, number);
        }
        quotes("UUID", ValueType.UUID, UUID.fromString("5f0c3a52-0000-8000-8000-00000000000a"));
        quotes("LocalDate", ValueType.LOCAL_DATE, LocalDate.of(2014, 6, 16));
        quotes("Instant, OffsetDateTime, LocalDateTime", ValueType.INSTANT, Instant.parse("2014-06-16T02:40:00Z"));
    }

    @Test
    void typesOfOneRowOfTheDocumentShareTheirTexts() {
        Instant time = Instant.parse("2014-06-16T02:40:00Z");
        Map<ValueType, Object> times = Map.of(
                ValueType.INSTANT, time,
                ValueType.OFFSET_DATE_TIME, time.atOffset(ZoneOffset.UTC).withOffsetSameInstant(ZoneOffset.ofHours(2)),
                ValueType.LOCAL_DATE_TIME, LocalDateTime.ofInstant(time, ZoneOffset.UTC));
        times.forEach((type, value) -> assertThat(text(type, value)).isEqualTo("0635384832000000000"));
        assertThat(text(ValueType.SHORT, (short) -1))
                .isEqualTo(text(ValueType.BYTE, (byte) -1))
                .isEqualTo(text(ValueType.INT, -1));
        assertThat(text(ValueType.FLOAT, 0.1f)).isEqualTo(text(ValueType.DOUBLE, 0.1));
        assertThat(text(ValueType.DOUBLE, -0.0)).isEqualTo(text(ValueType.DOUBLE, 0.0));
    }

    private static String text(ValueType type, Object value) {
        return new KeyForm(Forms.of(type, value.getClass()))
                .text(Position.LAST, false)
                .of(value);
    }

    @ParameterizedTest
    @CsvSource({
        "1, MINUTES, 2014-06-16T02:40:31.5Z",
        "5, HOURS, 2014-06-16T02:40:31.5Z",
        "1, WEEKS, 2014-06-18T02:40:31.5Z",
        "3, MONTHS, 2014-06-16T02:40:31.5Z",
        "10, YEARS, 2014-06-16T02:40:31.5Z"
    })
    void bucketsHaveTheTextsOfTheDocument(int amount, ChronoUnit unit, String time) {
        KeyForm form = new KeyForm(Forms.of(ValueType.INSTANT, Instant.class));
        String ascending = form.bucket(new KeyPart.Bucket("at", unit, amount, false, false))
                .of(Instant.parse(time));
        String descending =
                form.bucket(new KeyPart.Bucket("at", unit, amount, true, false)).of(Instant.parse(time));
        StorageFormat.quotes(
                "| " + amount + " " + unit.name() + " | `" + time + "` | `" + ascending + "` | `" + descending + "` |");
    }
}
