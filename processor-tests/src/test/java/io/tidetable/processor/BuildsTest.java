package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.tidetable.annotations.Table;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The processor in builds as users have them: modules, a newer JDK. */
class BuildsTest {
    private static final String LINT = "-Xlint:all,-processing";
    private static final String ORDER = """
            package a;
            import io.tidetable.annotations.*;
            @Table("Orders")
            public record Order(@PartitionKey String id, @RowKey int n) {}
            """;

    @TempDir
    Path folder;

    @Test
    void theProcessorIsFoundOnTheClassPath() throws IOException, InterruptedException {
        Javac javac =
                Javac.here(folder).with("-cp", Javac.core(), LINT, "-Werror").source("a/Order.java", ORDER);
        if (Runtime.version().feature() >= 23) {
            javac.with("-proc:full"); // from here on javac looks for processors only where it is told to
        }
        assertThat(javac.run()).isEqualTo("exit 0");
        assertThat(javac.generated("a/Order_.java")).isPresent();
    }

    @Test
    void aModuleThatHasTheAnnotationsAloneGetsANote() throws IOException, InterruptedException {
        Javac javac = Javac.here(folder)
                .with("--module-path", Javac.path(Table.class), "--processor-path", Javac.path(Table.class), LINT)
                .source("module-info.java", "module domain { requires io.tidetable.annotations; }")
                .source("a/Order.java", ORDER);
        assertThat(javac.run())
                .contains("Order.java:4: Note: no metamodel of Order: tidetable-core is not on the class path")
                .endsWith("exit 0");
        assertThat(javac.generated("a/Order_.java")).isEmpty();
    }

    @Test
    void aNewerJdk() throws IOException, InterruptedException {
        Optional<Javac> found = Javac.ofRelease(25, folder);
        if (found.isEmpty()) {
            System.out.println("SKIPPED: no JDK 25 beside " + System.getProperty("java.home"));
        }
        assumeThat(found).isPresent();
        Javac javac = found.orElseThrow()
                .with("-cp", Javac.core(), "--processor-path", Javac.path(Table.class), LINT, "-Werror")
                .source("a/Order.java", ORDER);
        assertThat(javac.run()).isEqualTo("exit 0");
        assertThat(javac.generated("a/Order_.java")).isPresent();
    }

    @Test
    void onlyProcessing() throws IOException, InterruptedException {
        Javac javac = Javac.here(folder)
                .with("-cp", Javac.core(), "--processor-path", Javac.path(Table.class), LINT, "-Werror", "-proc:only")
                .source("a/Order.java", ORDER);
        assertThat(javac.run()).isEqualTo("exit 0");
        assertThat(javac.generated("a/Order_.java")).isPresent();
        assertThat(folder.resolve("classes/a/Order.class")).doesNotExist();
    }

    @Test
    void aBuildOfSeveralModules() throws IOException, InterruptedException {
        String processor = Javac.path(Table.class);
        Javac domain = Javac.here(folder.resolve("domain"))
                .with("-cp", processor, "--processor-path", processor, LINT, "-Werror", "-parameters")
                .source("base/Keyed.java", """
                        package base;
                        import io.tidetable.annotations.*;
                        public abstract class Keyed<K> {
                            @PartitionKey private K id;
                            @Embedded private Made made;
                            public record Made(java.time.Instant at, String by) {}
                        }
                        """);
        assertThat(domain.run()).isEqualTo("exit 0");
        Javac shop = Javac.here(folder.resolve("shop"))
                .with("-cp", Javac.core() + File.pathSeparator + folder.resolve("domain/classes"))
                .with("--processor-path", processor, LINT, "-Werror")
                .source("a/Order.java", """
                        package a;
                        import io.tidetable.annotations.*;
                        @Table("Orders")
                        public class Order extends base.Keyed<java.util.UUID> {
                            @RowKey private int n;
                        }
                        """)
                .source("a/Use.java", """
                        package a;
                        class Use {
                            Object all = java.util.List.of(Order_.id, Order_.made_at, Order_.made_by.is("x"));
                        }
                        """);
        assertThat(shop.run()).isEqualTo("exit 0");
        assertThat(shop.generated("a/Order_.java").orElseThrow())
                .contains("Attribute<Order, UUID> id ", "TimeAttribute<Order, Instant> made_at ");
    }
}
