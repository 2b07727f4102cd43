package io.tidetable.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Each sample prints what it promises. */
class SamplesTest {
    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    private static List<String> printed(Consumer<PrintStream> sample) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            sample.accept(out);
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void newestPosts() {
        assertThat(printed(out -> S01_NewestPosts.run(tables, out)))
                .containsExactly(
                        "The three newest",
                        "  2014-06-16T17:45:00Z  One request is enough",
                        "  2014-06-16T09:30:00Z  Keys are everything",
                        "  2014-06-15T12:00:00Z  Partitions scale",
                        "On 16 June 2014",
                        "  2014-06-16T17:45:00Z  One request is enough",
                        "  2014-06-16T09:30:00Z  Keys are everything",
                        "  read as RANGE",
                        "The first page of two",
                        "  2014-06-16T17:45:00Z  One request is enough",
                        "  2014-06-16T09:30:00Z  Keys are everything",
                        "The page behind it",
                        "  2014-06-15T12:00:00Z  Partitions scale",
                        "  2014-06-14T08:00:00Z  Tables are cheap");
    }

    @Test
    void employees() {
        assertThat(printed(out -> S02_Employees.run(tables, out)))
                .containsExactly(
                        "By e-mail, one request: Ann",
                        "In Paris: [Ann, Bob]",
                        "After Ann moved, in Paris: [Bob], in Oslo: [Ann, Eve]",
                        "A second Ann: the value of the index email is taken: ann@example.org",
                        "An old state of Ann is refused; the new one goes on: Rome");
    }

    @Test
    void taskList() {
        assertThat(printed(out -> S03_TaskList.run(tables, out)))
                .containsExactly(
                        "Due by 2014-06-16T20:00:00Z: 3",
                        "  2014-06-16T08:00:00Z  Get up",
                        "  2014-06-16T18:00:00Z  Cook",
                        "  2014-06-16T18:00:00Z  Eat",
                        "Left for later: Get up again");
    }

    @Test
    void earthquakes() {
        List<String> lines = printed(out -> S04_Earthquakes.run(embedded, out));
        assertThat(lines.get(0))
                .startsWith("1,707 earthquakes of a week (United States Geological Survey), stored in ");
        assertThat(lines)
                .containsSequence(
                        "The ten newest of Southern California (ci): 10, read as RANGE in 1 request",
                        "  2018-02-07 01:26:13   2.0  4km W of Castaic, CA",
                        "  2018-02-07 01:13:57   1.6  2km E of San Marino, CA",
                        "  2018-02-07 01:01:13   0.5  11km NE of Aguanga, CA",
                        "  2018-02-07 00:24:13   1.2  2km S of Mentone, CA",
                        "  2018-02-06 23:22:55   0.5  10km NE of Aguanga, CA",
                        "  2018-02-06 22:07:23   0.3  11km N of Anza, CA",
                        "  2018-02-06 22:06:26   0.8  9km ENE of Aguanga, CA",
                        "  2018-02-06 19:54:04   0.5  9km NE of Aguanga, CA",
                        "  2018-02-06 19:50:50   0.6  5km ESE of Nuevo, CA",
                        "  2018-02-06 19:44:48   1.0  7km WNW of Valley Center, CA",
                        "")
                .containsSequence(
                        "The event 37868143 of ci, by its code: 1, read as INDEX_POINT in 1 request",
                        "  2018-02-07 01:26:13   2.0  4km W of Castaic, CA")
                .contains("Those of the USGS itself (us) with a regional moment magnitude (mwr): 6,"
                        + " read as INDEX_ENTITY in 7 requests")
                .containsSequence(
                        "Those of Hawaii (hv) on 4 February 2018: 9, read as RANGE in 1 request",
                        "  2018-02-04 19:58:14   1.1  24km ESE of Honaunau-Napoopoo, Hawaii",
                        "  2018-02-04 11:19:33   1.8  32km SSE of Waimea, Hawaii",
                        "  2018-02-04 11:01:23   1.3  8km SSE of Volcano, Hawaii");
    }

    @Test
    void maintenance() {
        assertThat(printed(out -> S05_Maintenance.run(embedded, out)))
                .containsExactly(
                        "verify: 2,000 checked, 10 missing, 1 orphaned, 0 stale, 0 duplicated",
                        "repair: 2,000 checked, 10 missing, 1 orphaned, 0 stale, 0 duplicated",
                        "rebuild: 2,000 checked, 0 missing, 0 orphaned, 0 stale, 0 duplicated",
                        "verify: 2,000 checked, 0 missing, 0 orphaned, 0 stale, 0 duplicated");
    }
}
