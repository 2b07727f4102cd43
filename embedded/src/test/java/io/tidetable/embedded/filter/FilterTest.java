package io.tidetable.embedded.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.value.DateTime;
import io.tidetable.embedded.value.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FilterTest {
    private static final Map<String, Object> ROW = new HashMap<>(Map.of(
            "PartitionKey",
            "p",
            "RowKey",
            "r",
            "Whole",
            5,
            "Wide",
            7L,
            "Real",
            5.0,
            "Odd",
            Double.NaN,
            "Truth",
            true,
            "Text",
            "o'neil",
            "Guid",
            UUID.fromString("c9da6455-213d-42c9-9a79-3e9149a57833"),
            "Bytes",
            new byte[] {1, -1}));

    static {
        ROW.put("Timestamp", new DateTime(638_000_000_000_000_000L));
        ROW.put("_foo", 1);
        ROW.put("größe", 2);
    }

    private static boolean holds(String filter) {
        return Filter.parse(filter).test(ROW::get);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Whole eq 5",
                "Whole ge 5 and Whole le 5",
                "5 eq Whole",
                "4 lt Whole",
                "Whole gt -1",
                "Wide eq 7L",
                "Wide eq 7",
                "Real eq 5.0",
                "Real lt 5.1",
                "Real eq 0.5e1",
                "Real gt -INF",
                "Odd ne 1.0",
                "Truth eq true",
                "Truth",
                "not (Truth eq false)",
                "not not Truth",
                "(Truth eq true) eq true",
                "(Truth eq false) ne true",
                "Text eq 'o''neil'",
                "Text ge 'o' and Text lt 'p'",
                "Guid eq guid'C9DA6455-213d-42c9-9a79-3e9149a57833'",
                "Bytes eq X'01FF'",
                "Bytes gt binary'017f'",
                "Timestamp gt datetime'2020-01-01T00:00:00Z'",
                "_foo eq 1 and größe eq 2",
                "not (Missing eq 1)",
                "not (Missing ne 1)",
                "Whole eq 5 or Whole eq 6 and Whole eq 7",
                "  Whole   eq\t5  ",
                "((((Whole eq 5))))",
                "true"
            })
    void holdsForTheRow(String filter) {
        assertThat(holds(filter)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Missing ne 1",
                "Missing lt 1",
                "Whole eq 5L",
                "Whole eq 5.0",
                "Real eq 5",
                "Wide eq 7.0",
                "Text eq 5",
                "Whole eq '5'",
                "Odd eq NaN",
                "Odd lt 1.0",
                "(Whole eq 5 or Whole eq 6) and Whole eq 7",
                "not Truth",
                "text eq 'o''neil'",
                "Whole"
            })
    void doesNotHoldForTheRow(String filter) {
        assertThat(holds(filter)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "aaa bbb ccc | Syntax error at position 7 in 'aaa bbb ccc'.",
                "A eq | Expression expected at position 4 in 'A eq'.",
                "A eq 1) | Syntax error at position 7 in 'A eq 1)'.",
                "(A eq 1 | ')' or operator expected at position 7 in '(A eq 1'.",
                "A eq 'x | There is an unterminated string literal at position 7 in 'A eq 'x'.",
                "A eq 12345678901 | Unrecognized 'Edm.Int32' literal '12345678901' at '5' in 'A eq 12345678901'.",
                "A eq guid'x' | Unrecognized 'Edm.Guid' literal 'guid'x'' at '5' in 'A eq guid'x''.",
                "A eq ^ | Syntax error: character '^' is not valid at position 5 in 'A eq ^'.",
                "A eq null | One of the request inputs is not valid.",
                "A eq B | One of the request inputs is not valid.",
                "not A eq 5 | One of the request inputs is not valid.",
                "5 | The $filter expression must evaluate to a single boolean value.",
                "RowKey eq 5 | A binary operator with incompatible types was detected. Found operand types 'Edm.String'"
                        + " and 'Edm.Int32' for operator kind 'Equal'.",
                "startswith(A,'x') | The requested operation is not implemented on the specified resource.",
                "A add 1 eq 2 | The requested operation is not implemented on the specified resource."
            })
    void whatIsNoFilterIsNamed(String filter, String message) {
        assertThatThrownBy(() -> Filter.parse(filter))
                .isInstanceOf(ServiceError.class)
                .extracting(error -> ((ServiceError) error).text())
                .isEqualTo(message);
    }

    @Test
    void boundsComeFromTermsJoinedByAnd() {
        KeyRange range =
                KeyRange.of(Filter.parse("PartitionKey eq 'p' and (RowKey ge 'a' and RowKey lt 'b') and A eq 1"));
        assertThat(range.partitionKeys()).isEqualTo(new Bounds("p", "p\0"));
        assertThat(range.rowKeys()).isEqualTo(new Bounds("a", "b"));
        KeyRange scan = KeyRange.of(Filter.parse("PartitionKey eq 'p' or not (PartitionKey eq 'q')"));
        assertThat(scan.partitionKeys()).isEqualTo(Bounds.ALL);
    }

    @Test
    void textsOfTypesAreReadStrictly() {
        assertThat(Texts.number("1e999")).isNull();
        assertThat(Texts.number("0x1p3")).isNull();
        assertThat(Texts.int64("9223372036854775808")).isNull();
        assertThat(DateTime.parse("2021-02-30T00:00:00Z")).isNull();
        assertThat(DateTime.parse("2021-04-01T01:01:01.000000001Z")).hasToString("2021-04-01T01:01:01Z");
        assertThat(DateTime.parse("2021-04-01T01:01:01.0790130+02:00")).hasToString("2021-03-31T23:01:01.079013Z");
        assertThat(DateTime.parse("2021-04-01")).hasToString("2021-04-01T00:00:00Z");
        assertThat(DateTime.parse("9999-12-31T23:59:59.9999999Z")).hasToString("9999-12-31T23:59:59.9999999Z");
    }
}
