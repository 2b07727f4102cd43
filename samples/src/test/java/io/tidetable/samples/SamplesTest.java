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
    private final Tables tables = Tables.connect(EmbeddedTables.create().clientBuilder());

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
}
