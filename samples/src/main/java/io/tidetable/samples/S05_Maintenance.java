package io.tidetable.samples;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.IndexMaintenance;
import io.tidetable.repository.IndexReport;
import io.tidetable.repository.TableRepository;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import me.tongfei.progressbar.ProgressBar;

/**
 * Upkeep of a table from the command line, behind a progress bar: {@code verify}, {@code repair}, or {@code rebuild}
 * and the name of an index; without arguments all three on a table that somebody has spoilt.
 */
public final class S05_Maintenance {
    private static final int EMPLOYEES = 2000;

    private S05_Maintenance() {}

    /** Runs on an embedded service. */
    public static void main(String[] args) {
        EmbeddedTables embedded = EmbeddedTables.create();
        TableRepository<Employee> employees = spoilt(embedded);
        if (args.length == 0) {
            run(employees, System.out);
        } else {
            print(args[0], upkeep(employees.indexes(), List.of(args)), System.out);
        }
    }

    static void run(EmbeddedTables embedded, PrintStream out) {
        run(spoilt(embedded), out);
    }

    private static void run(TableRepository<Employee> employees, PrintStream out) {
        for (List<String> command :
                List.of(List.of("verify"), List.of("repair"), List.of("rebuild", "email"), List.of("verify"))) {
            print(command.get(0), upkeep(employees.indexes(), command), out);
        }
    }

    /** A table without some of its index rows, and with one that belongs to nobody. */
    private static TableRepository<Employee> spoilt(EmbeddedTables embedded) {
        TableRepository<Employee> employees =
                Tables.connect(embedded.clientBuilder()).repository(Employee.class);
        employees.createTableIfAbsent();
        employees
                .insertAll(IntStream.range(0, EMPLOYEES)
                        .mapToObj(i -> Employee.of("Department " + i % 10, "Name " + i, i + "@example.org", "Paris"))
                        .toList())
                .orThrow();
        TableClient raw = embedded.clientBuilder().buildClient().getTableClient("Employees");
        for (int i = 0; i < 10; i++) {
            raw.deleteEntity("Department " + i, "~email_" + i + "@example.org");
        }
        raw.createEntity(new TableEntity("Department 0", "~email_nobody@example.org").addProperty("_rk", "nobody"));
        return employees;
    }

    private static IndexReport upkeep(IndexMaintenance<Employee> indexes, List<String> command) {
        try (ProgressBar bar = new ProgressBar(command.get(0), EMPLOYEES)) {
            IndexMaintenance<Employee> told = indexes.listening(report -> bar.stepTo(report.checked()));
            return switch (command.get(0)) {
                case "verify" -> told.verify();
                case "repair" -> told.repair();
                case "rebuild" -> told.rebuild(command.get(1));
                default -> throw new IllegalArgumentException("verify, repair, or rebuild and the name of an index");
            };
        }
    }

    private static void print(String command, IndexReport report, PrintStream out) {
        String text = command.equals("verify")
                ? "%s: %,d checked, %d missing, %d orphaned, %d stale, %d duplicated%n"
                : "%s: %,d checked, mended %d missing, %d orphaned, %d stale; left %d duplicated%n";
        out.printf(
                Locale.ROOT,
                text,
                command,
                report.checked(),
                report.missing(),
                report.orphaned(),
                report.stale(),
                report.duplicated());
    }
}
