package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class KeySourceTest {
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00.123456789Z");
    private final KeySource source = new KeySource(Clock.fixed(NOW, ZoneOffset.UTC));

    @Test
    void timesAreWholeTicksAndLaterThanAllBefore() {
        assertThat(source.now()).isEqualTo(Instant.parse("2026-11-30T10:00:00.1234567Z"));
        assertThat(source.now()).isEqualTo(Instant.parse("2026-11-30T10:00:00.1234568Z"));
    }

    @Test
    void suffixesKeepTheOrderOfTheProcessInBothDirections() {
        List<String> up = new ArrayList<>();
        List<String> down = new ArrayList<>();
        KeySource other = new KeySource(Clock.systemUTC());
        for (int i = 0; i < 1000; i++) {
            KeySource next = i % 2 == 0 ? source : other;
            up.add(next.suffix(false).toString());
            down.add(next.suffix(true).toString());
        }
        assertThat(up).isSorted().doesNotHaveDuplicates();
        assertThat(down).isSortedAccordingTo(Comparator.reverseOrder()).doesNotHaveDuplicates();
    }

    @Test
    void aSuffixIsAUuidOfVersion8ThatBeginsWithTheCount() {
        UUID first = KeySource.suffix(0, false);
        assertThat(first.toString()).startsWith("00000000-").matches(".{14}8.{4}[89ab].*");
        assertThat(first.version()).isEqualTo(8);
        assertThat(first.variant()).isEqualTo(2);
        assertThat(KeySource.suffix(0, true).toString()).startsWith("ffffffff-");
        assertThat(KeySource.suffix(0x01020304, false).toString()).startsWith("01020304-");
    }

    @Test
    void theCountHasNoSign() {
        assertThat(KeySource.suffix(Integer.MAX_VALUE, false).toString())
                .isLessThan(KeySource.suffix(Integer.MIN_VALUE, false).toString());
        assertThat(KeySource.suffix(Integer.MAX_VALUE, true).toString())
                .isGreaterThan(KeySource.suffix(Integer.MIN_VALUE, true).toString());
        assertThat(KeySource.suffix(-1, false).toString()).startsWith("ffffffff-"); // 0 comes next
    }
}
