package io.tidetable.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TicksTest {
    private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.9999999Z");

    @ParameterizedTest
    @CsvSource({
        "0001-01-01T00:00:00Z, 0, 3155378975999999999",
        "1601-01-01T00:00:00Z, 504911232000000000, 2650467743999999999",
        "1969-12-31T23:59:59.9999999Z, 621355967999999999, 2534023008000000000",
        "1970-01-01T00:00:00Z, 621355968000000000, 2534023007999999999",
        "2014-06-16T02:40:00Z, 635384832000000000, 2519994143999999999",
        "2016-06-22T13:12:14.6980463Z, 636021979346980463, 2519356996653019536",
        "9999-12-31T23:59:59.9999999Z, 3155378975999999999, 0"
    })
    void timesHaveTheTicksOfDotNet(String time, long ticks, long reverse) {
        Instant instant = Instant.parse(time);
        assertThat(Ticks.of(instant)).isEqualTo(ticks);
        assertThat(Ticks.toInstant(ticks)).isEqualTo(instant);
        assertThat(Ticks.key(instant)).hasSize(19).isEqualTo("%019d".formatted(ticks));
        assertThat(Ticks.reverseKey(instant)).hasSize(19).isEqualTo("%019d".formatted(reverse));
        assertThat(Ticks.parseKey(Ticks.key(instant) + "-x")).isEqualTo(instant);
        assertThat(Ticks.parseReverseKey(Ticks.reverseKey(instant) + "-x")).isEqualTo(instant);
    }

    @Test
    void whatIsLessThanATickIsCutTowardsThePastAlsoBefore1970() {
        Instant late = Instant.parse("1969-12-31T23:59:59.999999999Z");
        assertThat(Ticks.truncate(late)).isEqualTo("1969-12-31T23:59:59.999999900Z");
        assertThat(Ticks.of(late)).isEqualTo(621355967999999999L);
        assertThat(Ticks.truncate(Instant.parse("0000-06-01T00:00:00.000000199Z")))
                .isEqualTo("0000-06-01T00:00:00.000000100Z");
        assertThat(Ticks.truncate(FIRST)).isSameAs(FIRST);
    }

    @Test
    void edgesRoundUpAndStayWithinOneTickOfTheRange() {
        assertThat(Ticks.atOrAfter(FIRST.plusNanos(100))).isEqualTo(1);
        assertThat(Ticks.atOrAfter(FIRST.plusNanos(101))).isEqualTo(2);
        assertThat(Ticks.after(FIRST.plusNanos(100))).isEqualTo(2);
        assertThat(Ticks.after(FIRST.plusNanos(101))).isEqualTo(2);
        assertThat(Ticks.atOrAfter(Instant.MIN)).isZero();
        assertThat(Ticks.after(Instant.MIN)).isZero();
        assertThat(Ticks.atOrAfter(Instant.MAX)).isEqualTo(Ticks.MAX + 1);
        assertThat(Ticks.after(LAST)).isEqualTo(Ticks.MAX + 1);
        assertThat(Ticks.atOrAfter(LAST.plusNanos(1))).isEqualTo(Ticks.MAX + 1);
        assertThat(Ticks.after(LAST.plusNanos(1))).isEqualTo(Ticks.MAX + 1);
    }

    @Test
    void timesAndTicksOutsideAreRefusedNamingTheRange() {
        for (Instant outside : new Instant[] {FIRST.minusNanos(1), LAST.plusNanos(100), Instant.MIN, Instant.MAX}) {
            assertThatThrownBy(() -> Ticks.of(outside))
                    .isInstanceOf(InvalidValueException.class)
                    .hasMessageContaining("0001-01-01")
                    .hasMessageContaining("9999-12-31T23:59:59.9999999Z");
        }
        for (long outside : new long[] {-1, Ticks.MAX + 1, Long.MIN_VALUE, Long.MAX_VALUE}) {
            assertThatThrownBy(() -> Ticks.toInstant(outside))
                    .isInstanceOf(InvalidValueException.class)
                    .hasMessageContaining("0001-01-01");
        }
        assertThat(Ticks.of(LAST.plusNanos(99))).isEqualTo(Ticks.MAX);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "063538483200000000",
                "06353848320000000001",
                "+635384832000000000",
                "063538483200000000x",
                "3155378976000000000",
                "9999999999999999999",
                " 0635384832000000000",
                "٠635384832000000000"
            })
    void otherTextsAreNoKeys(String text) {
        assertThatThrownBy(() -> Ticks.parseKey(text))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("19 digits");
        assertThatThrownBy(() -> Ticks.parseReverseKey(text)).isInstanceOf(InvalidKeyException.class);
    }
}
