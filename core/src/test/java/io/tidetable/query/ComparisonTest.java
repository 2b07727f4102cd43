package io.tidetable.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.InvalidQueryException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;

class ComparisonTest {
    private record Town(String name, long size, Instant founded) {}

    private static final TextAttribute<Town> NAME = TextAttribute.of(Town.class, "name");
    private static final LongAttribute<Town> SIZE = LongAttribute.of(Town.class, "size");
    private static final TimeAttribute<Town, Instant> FOUNDED = TimeAttribute.of(Town.class, "founded");

    @Test
    void aConditionShowsWhatIsAskedAndNoValue() {
        assertThat(NAME.is("secret")).hasToString("name is ?");
        assertThat(NAME.isNot("secret")).hasToString("name isNot ?");
        assertThat(NAME.in(List.of("a", "b"))).hasToString("name in (?, ?)");
        assertThat(NAME.in(List.of("a", "b", "c", "d"))).hasToString("name in (4 values)");
        assertThat(NAME.startsWith("secret")).hasToString("name startsWith ?");
        assertThat(SIZE.between(1, 2)).hasToString("size between ? and ?");
        assertThat(SIZE.isNull()).hasToString("size isNull");
        assertThat(FOUNDED.upTo(Instant.EPOCH)).hasToString("founded upTo ?");
        assertThat(FOUNDED.on(LocalDate.EPOCH)).hasToString("founded on ?");
    }

    @Test
    void conditionsAreEqualWhereTheyAskTheSame() {
        assertThat(SIZE.atLeast(5)).isEqualTo(SIZE.atLeast(5)).isNotEqualTo(SIZE.greaterThan(5));
        assertThat(SIZE.is(5).attribute()).isEqualTo("size");
    }

    @ParameterizedTest
    @NullSource
    void nullIsRefusedAtOnceAndTheAttributeNamed(String nothing) {
        assertThatThrownBy(() -> NAME.is(nothing))
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("Town.name")
                .hasMessageContaining("isNull()");
        assertThatThrownBy(() -> NAME.between("a", nothing)).isInstanceOf(InvalidQueryException.class);
        assertThatThrownBy(() -> NAME.startsWith(nothing)).isInstanceOf(InvalidQueryException.class);
        assertThatThrownBy(() -> Attribute.named("name").atLeast(nothing))
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("name");
    }

    @Test
    void emptyOperandsAreRefusedAtOnce() {
        assertThatThrownBy(() -> NAME.in(List.of()))
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("Town.name");
        assertThatThrownBy(() -> NAME.startsWith("")).isInstanceOf(InvalidQueryException.class);
    }
}
