package io.tidetable.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Row keys in properties of 64 KiB. */
class SegmentTest {
    private static final RowKey KEY = new RowKey("p", "~city_Paris_00");

    private static @Nullable Row row(List<String> ids) {
        return Segment.row(KEY, ids, "v1");
    }

    private static Row stored(List<String> ids) {
        Row row = row(ids);
        assertThat(row).isNotNull();
        return row == null ? Row.of(KEY, Map.of()) : row;
    }

    @Test
    void idsAreJoinedBySlashes() {
        assertThat(stored(List.of("a", "b", "c")).properties())
                .containsEntry("Ids", "a/b/c")
                .containsEntry(Row.TOKEN, "v1");
    }

    @Test
    void anEmptyRowKeyIsAnIdToo() {
        assertThat(Segment.ids(stored(List.of("")))).containsExactly("");
        assertThat(Segment.ids(stored(List.of("", "a")))).containsExactly("", "a");
        assertThat(Segment.ids(stored(List.of("a", "")))).containsExactly("a", "");
    }

    @Test
    void aListContinuesInTheNextPropertyBeforeSixtyFourKibibytes() {
        List<String> ids =
                IntStream.range(0, 2000).mapToObj(i -> "x".repeat(30) + i).toList();
        Row row = stored(ids);
        assertThat(row.properties()).containsKeys("Ids", "Ids1", "Ids2").doesNotContainKey("Ids3");
        assertThat(row.properties().values()).allMatch(value -> value.toString().length() < 32_768);
        assertThat(Segment.ids(row)).isEqualTo(ids);
    }

    @Test
    void anIdFillsAPropertyToItsLastUnit() {
        List<String> exact = List.of("x".repeat(500), "y".repeat(Segment.MAX_UNITS - 501));
        assertThat(stored(exact).properties()).doesNotContainKey("Ids1");
        List<String> more = List.of("x".repeat(500), "y".repeat(Segment.MAX_UNITS - 500));
        assertThat(stored(more).properties()).containsKey("Ids1");
        assertThat(Segment.ids(stored(more))).isEqualTo(more);
    }

    @Test
    void aRowEndsAtOneMebibyte() {
        int most = 0;
        for (int count = 14_100; count < 14_200; count++) {
            if (row(uuids(count)) == null) {
                break;
            }
            most = count;
        }
        assertThat(most).isBetween(14_100, 14_170);
        assertThat(Segment.ids(stored(uuids(most)))).hasSize(most);
    }

    private static List<String> uuids(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.format(java.util.Locale.ROOT, "%036d", i))
                .toList();
    }

    @Test
    void anIdWrittenTwiceByOthersCountsOnce() {
        assertThat(Segment.ids(Row.of(KEY, Map.of("Ids", "a/b", "Ids1", "b/c"))))
                .containsExactly("a", "b", "c");
    }

    @Test
    void aRowThatIsNotThereListsNothing() {
        assertThat(Segment.of(KEY, null)).isEqualTo(Segment.absent(KEY));
        Segment read = Segment.of(KEY, new Row(KEY, Map.of("Ids", "a"), "e1", null));
        assertThat(read).isEqualTo(new Segment(KEY, List.of("a"), "e1"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatIsListedReadsBack(long seed) {
        Random random = new Random(seed);
        List<String> ids = IntStream.range(0, 1 + random.nextInt(3000))
                .mapToObj(i -> i + "_" + "k".repeat(random.nextInt(100)))
                .toList();
        assertThat(Segment.ids(stored(ids))).isEqualTo(ids);
    }
}
