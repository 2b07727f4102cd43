package io.tidetable.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.InvalidQueryException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChronologicalFilterTest {
    private static final Instant FROM = Instant.parse("2014-06-01T05:00:00Z");
    private static final Instant TO = Instant.parse("2014-06-01T06:00:00Z");
    private static final ChronologicalFilter FORWARD = ChronologicalFilter.chronological("RowKey");
    private static final ChronologicalFilter REVERSE = ChronologicalFilter.reverse("RowKey");
    private static final Pattern COMPARISON = Pattern.compile("RowKey (ge|gt|le|lt) '([^']*)'");

    @Test
    void theTextsAreThoseOfTheLoggingBlocks() {
        assertThat(REVERSE.between(FROM, TO))
                .isEqualTo("(RowKey le '2520007019999999999') and (RowKey gt '2520006983999999999')");
        assertThat(REVERSE.before(TO)).isEqualTo("RowKey gt '2520006983999999999'");
        assertThat(REVERSE.since(FROM)).isEqualTo("RowKey le '2520007019999999999'");
        assertThat(REVERSE.suffixed().between(FROM, TO))
                .isEqualTo("(RowKey lt '2520007020000000000') and (RowKey ge '2520006984000000000')");
        assertThat(FORWARD.between(FROM, TO))
                .isEqualTo("(RowKey ge '0635371956000000000') and (RowKey lt '0635371992000000000')");
        assertThat(FORWARD.after(FROM)).isEqualTo("RowKey ge '0635371956000000001'");
        assertThat(FORWARD.upTo(TO)).isEqualTo("RowKey lt '0635371992000000001'");
    }

    private record Edge(
            String name,
            BiFunction<ChronologicalFilter, Instant, String> filter,
            BiPredicate<Instant, Instant> meaning) {
        static final List<Edge> ALL = List.of(
                new Edge("since", ChronologicalFilter::since, (time, edge) -> !time.isBefore(edge)),
                new Edge("after", ChronologicalFilter::after, Instant::isAfter),
                new Edge("before", ChronologicalFilter::before, Instant::isBefore),
                new Edge("upTo", ChronologicalFilter::upTo, (time, edge) -> !time.isAfter(edge)));

        void check(Instant edge, Instant time) {
            check(FORWARD, edge, Ticks.key(time), time);
            check(REVERSE, edge, Ticks.reverseKey(time), time);
            for (String suffix : new String[] {"", "-", "-0", "-zzz", " ", "-\uFFFF"}) {
                check(FORWARD.suffixed(), edge, Ticks.key(time) + suffix, time);
                check(REVERSE.suffixed(), edge, Ticks.reverseKey(time) + suffix, time);
            }
        }

        private void check(ChronologicalFilter keys, Instant edge, String key, Instant time) {
            assertThat(passes(filter.apply(keys, edge), key))
                    .as("%s %s: %s", name, edge, key)
                    .isEqualTo(meaning.test(time, edge));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2014-06-01T05:00:00Z",
                "1969-12-31T23:59:59.9999999Z",
                "0001-01-01T00:00:00Z",
                "9999-12-31T23:59:59.9999999Z"
            })
    void edgesAreExactOnTicksAndBetweenThem(String center) {
        Instant tick = Instant.parse(center);
        List<Instant> edges = new ArrayList<>();
        List<Instant> stored = new ArrayList<>();
        for (int nanos : new int[] {-200, -199, -150, -101, -100, -99, -1, 0, 1, 50, 99, 100, 101, 200}) {
            Instant time = tick.plusNanos(nanos);
            edges.add(time);
            if (Ticks.isWhole(time) && Ticks.atOrAfter(time) <= Ticks.MAX && !time.isBefore(Ticks.toInstant(0))) {
                stored.add(time);
            }
        }
        edges.add(Instant.MIN);
        edges.add(Instant.MAX);
        for (Edge edge : Edge.ALL) {
            edges.forEach(at -> stored.forEach(time -> edge.check(at, time)));
        }
    }

    private static boolean passes(String filter, String key) {
        Matcher comparison = COMPARISON.matcher(filter);
        boolean passes = true;
        int found = 0;
        while (comparison.find()) {
            int order = key.compareTo(comparison.group(2));
            passes &= switch (comparison.group(1)) {
                case "ge" -> order >= 0;
                case "gt" -> order > 0;
                case "le" -> order <= 0;
                default -> order < 0;
            };
            found++;
        }
        assertThat(found).isPositive();
        return passes;
    }

    @Test
    void aDayInAZoneHasTheHoursOfTheZone() {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        assertThat(hours(REVERSE.on(LocalDate.of(2026, 3, 29), berlin))).isEqualTo(23);
        assertThat(hours(REVERSE.on(LocalDate.of(2026, 10, 25), berlin))).isEqualTo(25);
        assertThat(hours(REVERSE.on(LocalDate.of(2026, 7, 1), berlin))).isEqualTo(24);
        assertThat(REVERSE.on(LocalDate.of(2026, 7, 1)))
                .isEqualTo(
                        REVERSE.between(Instant.parse("2026-07-01T00:00:00Z"), Instant.parse("2026-07-02T00:00:00Z")));
    }

    @Test
    void theFirstAndTheLastDayAreWhole() {
        String last = REVERSE.on(LocalDate.of(9999, 12, 31));
        assertThat(passes(last, Ticks.reverseKey(Instant.parse("9999-12-31T23:59:59.9999999Z"))))
                .isTrue();
        assertThat(passes(last, Ticks.reverseKey(Instant.parse("9999-12-30T23:59:59.9999999Z"))))
                .isFalse();
        String first = FORWARD.on(LocalDate.of(1, 1, 1), ZoneId.of("+14:00"));
        assertThat(passes(first, Ticks.key(Instant.parse("0001-01-01T00:00:00Z"))))
                .isTrue();
    }

    private static long hours(String reverseFilter) {
        Matcher comparison = COMPARISON.matcher(reverseFilter);
        assertThat(comparison.find()).isTrue();
        Instant from = Ticks.parseReverseKey(comparison.group(2));
        assertThat(comparison.find()).isTrue();
        return Duration.between(from, Ticks.parseReverseKey(comparison.group(2)))
                .toHours();
    }

    @Test
    void aPeriodThatEndsBeforeItBeginsIsRefused() {
        assertThatThrownBy(() -> FORWARD.between(TO, FROM)).isInstanceOf(InvalidQueryException.class);
        assertThat(passes(FORWARD.between(FROM, FROM), Ticks.key(FROM))).isFalse();
    }
}
