package io.tidetable.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FilterLiteralTest {
    @Test
    void everyPropertyHasItsLiteral() {
        assertThat(FilterLiteral.of("o'n''eil")).isEqualTo("'o''n''''eil'");
        assertThat(FilterLiteral.of("")).isEqualTo("''");
        assertThat(FilterLiteral.of(5)).isEqualTo("5");
        assertThat(FilterLiteral.of(-5L)).isEqualTo("-5L");
        assertThat(FilterLiteral.of(Long.MIN_VALUE)).isEqualTo("-9223372036854775808L");
        assertThat(FilterLiteral.of(true)).isEqualTo("true");
        assertThat(FilterLiteral.of(5.0)).isEqualTo("5.0");
        assertThat(FilterLiteral.of(1e7)).isEqualTo("1.0E7");
        assertThat(FilterLiteral.of(4.9E-324)).isEqualTo("4.9E-324");
        assertThat(FilterLiteral.of(UUID.fromString("5F0C3A52-0000-8000-8000-00000000000A")))
                .isEqualTo("guid'5f0c3a52-0000-8000-8000-00000000000a'");
        assertThat(FilterLiteral.of(new byte[] {0, -1})).isEqualTo("X'00ff'");
    }

    @Test
    void timesHaveSevenDigitsAtMost() {
        assertThat(FilterLiteral.of(Instant.parse("2014-06-16T02:40:00Z"))).isEqualTo("datetime'2014-06-16T02:40:00Z'");
        assertThat(FilterLiteral.of(Instant.parse("2014-06-16T02:40:00.1234567Z")))
                .isEqualTo("datetime'2014-06-16T02:40:00.1234567Z'");
        assertThat(FilterLiteral.of(Instant.parse("1601-01-01T00:00:00.5Z")))
                .isEqualTo("datetime'1601-01-01T00:00:00.5Z'");
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void doublesAreExactAndNeverWholeNumbers(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 1000; i++) {
            double number = Double.longBitsToDouble(random.nextLong());
            if (FilterLiteral.exists(number)) {
                String literal = FilterLiteral.of(number);
                assertThat(Double.parseDouble(literal)).isEqualTo(number);
                assertThat(literal).matches("-?[0-9]+\\.[0-9]+(E-?[0-9]+)?");
            }
        }
    }

    @Test
    void whatTheServiceComparesWithNothingHasNoLiteral() {
        for (double number : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThat(FilterLiteral.exists(number)).isFalse();
            assertThatThrownBy(() -> FilterLiteral.of(number)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> FilterLiteral.of('c')).hasMessageContaining("Character");
    }
}
