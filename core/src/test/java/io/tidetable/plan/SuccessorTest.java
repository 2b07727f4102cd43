package io.tidetable.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuccessorTest {
    @ParameterizedTest
    @CsvSource({
        "a, b",
        "Ho, Hp",
        "a., a0",
        "a~, a\u00A0",
        "a\", a$",
        "a>, a@",
        "a[, a]",
        "a\uD7FF, a\uD800\uDC00",
        "a\uDBFF\uDFFF, a\uE000",
        "a\uFFFF, b",
        "a\uD83D\uDE00, a\uD83D\uDE01",
    })
    void theLastCodePointIsFollowedByTheNextThatAKeyCanHold(String prefix, String next) {
        assertThat(Successor.ofKeys(prefix)).isEqualTo(next);
    }

    @Test
    void nothingIsBehindTheLastOfAll() {
        assertThat(Successor.ofKeys("\uFFFF\uFFFF")).isNull();
        assertThat(Successor.ofKeys("")).isNull();
        assertThat(Successor.ofProperties(".")).isEqualTo("/");
    }

    @Test
    void allThatBeginsWithAPrefixLiesBeforeAndNothingElse() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            String prefix = text(random, 1 + random.nextInt(2));
            String other = random.nextBoolean() ? prefix + text(random, random.nextInt(3)) : text(random, 3);
            String end = Successor.ofProperties(prefix);
            boolean inside = other.compareTo(prefix) >= 0 && (end == null || other.compareTo(end) < 0);
            assertThat(inside).as("%s %s", prefix, other).isEqualTo(other.startsWith(prefix));
        }
    }

    private static String text(Random random, int length) {
        int[] points = {'a', '~', '.', 0xA0, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF, 0x1F600};
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }
}
