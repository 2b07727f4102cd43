package io.tidetable.samples;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import java.io.PrintStream;
import java.time.Instant;
import java.util.Optional;

/** Oldest first: a list of work, taken from the front; tasks of one instant keep the order in which they came. */
public final class S03_TaskList {
    private S03_TaskList() {}

    /** Runs on an embedded service. */
    public static void main(String[] args) {
        run(Tables.connect(EmbeddedTables.create().clientBuilder()), System.out);
    }

    static void run(Tables tables, PrintStream out) {
        TableRepository<Task> tasks = tables.repository(Task.class);
        tasks.createTableIfAbsent();
        tasks.insert(Task.of("home", "2014-06-16T18:00:00Z", "Cook"));
        tasks.insert(Task.of("home", "2014-06-16T08:00:00Z", "Get up"));
        tasks.insert(Task.of("home", "2014-06-16T18:00:00Z", "Eat"));
        tasks.insert(Task.of("home", "2014-06-17T08:00:00Z", "Get up again"));

        Instant evening = Instant.parse("2014-06-16T20:00:00Z");
        out.println("Due by " + evening + ": "
                + tasks.where(Task_.list.is("home"), Task_.due.upTo(evening)).count());
        Optional<Task> next = next(tasks, evening);
        while (next.isPresent()) {
            out.println("  " + next.get().due() + "  " + next.get().what());
            tasks.delete(next.get());
            next = next(tasks, evening);
        }
        out.println("Left for later: "
                + tasks.where(Task_.list.is("home")).first().map(Task::what).orElse("nothing"));
    }

    private static Optional<Task> next(TableRepository<Task> tasks, Instant until) {
        return tasks.where(Task_.list.is("home"), Task_.due.upTo(until)).first();
    }
}
