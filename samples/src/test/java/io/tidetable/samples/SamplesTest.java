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
                        "repair: 2,000 checked, mended 10 missing, 1 orphaned, 0 stale; left 0 duplicated",
                        "rebuild: 2,000 checked, mended 0 missing, 0 orphaned, 0 stale; left 0 duplicated",
                        "verify: 2,000 checked, 0 missing, 0 orphaned, 0 stale, 0 duplicated");
    }

    @Test
    void logsOfOthers() {
        assertThat(printed(out -> S06_LogsOfOthers.run(embedded, out)))
                .containsExactly(
                        "Diagnostics, five minutes: 4, read as RANGE in 1 request",
                        "  2010-02-08T13:19:00.498264Z  Role started",
                        "  2010-02-08T13:19:59.999999900Z  The last tick of its minute",
                        "  2010-02-08T13:20:00Z  The first tick of the next",
                        "  2010-02-08T13:23:30Z  Request failed",
                        "Of these of the web role: 3, read as RANGE in 1 request",
                        "  2010-02-08T13:19:00.498264Z  Role started",
                        "  2010-02-08T13:19:59.999999900Z  The last tick of its minute",
                        "  2010-02-08T13:23:30Z  Request failed",
                        "The newest: Five minutes later",
                        "Followed, oldest first: [Role started, The last tick of its minute, The first tick of the next]",
                        "Resumed: [Request failed, Five minutes later]",
                        "Older than a minute, deleted: 2",
                        "Counters of a minute: [2.0, 3.0, 4.0, 5.0] in 4 requests",
                        "Semantic logging, from five to six: 3, read as RANGE in 1 request",
                        "  2014-06-01T05:17:31Z  In the same minute",
                        "  2014-06-01T05:17:30.500Z  In between",
                        "  2014-06-01T05:00:00Z  At five sharp",
                        "With the plain SDK: 3 by (PartitionKey le '2520007020599999999')"
                                + " and (PartitionKey gt '2520006984599999999')",
                        "Functions host, newest of a day: 1, read as RANGE in 1 request",
                        "  2016-06-22T13:12:14.698046300Z  6c7e4c3a-0b1d-4a52-9f0e-0d5b7c1f2a10  In June",
                        "May is dropped");
    }
}
