package io.tidetable.samples;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.ConflictException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.repository.TableRepository;
import java.io.PrintStream;
import java.util.List;

/** Indexes: a copy of the row for a unique e-mail, a list of row keys for a city, both kept in the same transaction. */
public final class S02_Employees {
    private S02_Employees() {}

    /** Runs on an embedded service. */
    public static void main(String[] args) {
        run(Tables.connect(EmbeddedTables.create().clientBuilder()), System.out);
    }

    static void run(Tables tables, PrintStream out) {
        TableRepository<Employee> employees = tables.repository(Employee.class);
        employees.createTableIfAbsent();
        Employee ann = employees.insert(Employee.of("Sales", "Ann", "ann@example.org", "Paris"));
        employees.insert(Employee.of("Sales", "Bob", "bob@example.org", "Paris"));
        employees.insert(Employee.of("Sales", "Eve", "eve@example.org", "Oslo"));

        out.println("By e-mail, one request: " + byEmail(employees, "ann@example.org"));
        out.println("In Paris: " + in(employees, "Paris"));

        Employee moved = employees.update(ann.in("Oslo"));
        out.println("After Ann moved, in Paris: " + in(employees, "Paris") + ", in Oslo: " + in(employees, "Oslo"));

        try {
            employees.insert(Employee.of("Sales", "Ann Other", "ann@example.org", "Rome"));
        } catch (UniqueIndexException e) {
            out.println("A second Ann: the value of the index " + e.index() + " is taken: " + e.value());
        }
        try {
            employees.update(ann.in("Rome"));
        } catch (ConflictException e) {
            out.println("An old state of Ann is refused; the new one goes on: "
                    + employees.update(moved.in("Rome")).city());
        }
    }

    private static String byEmail(TableRepository<Employee> employees, String email) {
        return employees
                .where(Employee_.department.is("Sales"), Employee_.email.is(email))
                .one()
                .map(Employee::name)
                .orElse("nobody");
    }

    private static List<String> in(TableRepository<Employee> employees, String city) {
        return employees.where(Employee_.department.is("Sales"), Employee_.city.is(city)).stream()
                .map(Employee::name)
                .sorted()
                .toList();
    }
}
