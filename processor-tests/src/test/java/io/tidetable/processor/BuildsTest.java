package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.tidetable.annotations.Table;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import lombok.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The processor in builds as users have them: modules, Lombok before it and after it, a newer JDK. */
class BuildsTest {
    private static final String LINT = "-Xlint:all,-processing,-path";
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

    private Javac lombok(String order) {
        String ours = "io.tidetable.processor.MappingProcessor";
        String theirs = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";
        String processors = switch (order) {
            case "before" -> theirs + "," + ours;
            case "after" -> ours + "," + theirs;
            default -> ours;
        };
        return Javac.here(folder)
                .with("-cp", Javac.core() + File.pathSeparator + Javac.path(Data.class))
                .with("-processor", processors);
    }

    @ParameterizedTest
    @ValueSource(strings = {"before", "after", "absent"})
    void classesWithLombokAreReadAlikeWhoeverRunsFirst(String order) throws IOException, InterruptedException {
        Javac javac = lombok(order).source("a/Base.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.Data
                abstract class Base<K, T> {
                    @PartitionKey private K id;
                    private T owner;
                    private java.time.Instant createdAt;
                }
                """).source("a/Order.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.Data @lombok.EqualsAndHashCode(callSuper = true)
                @lombok.NoArgsConstructor @lombok.AllArgsConstructor
                @Table("Orders")
                public class Order extends Base<java.util.UUID, String> {
                    @RowKey private int number;
                    private String note = "x";
                }
                """);
        javac.source("a/Item.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.Builder
                @Table("Items")
                class Item {
                    @PartitionKey private String id;
                    @RowKey private int number;
                    @lombok.Builder.Default private String note = "x";
                }
                """);
        assertThat(javac.run()).endsWith("exit 0");
        assertThat(javac.generated("a/Order_.java").orElseThrow())
                .contains("Attribute<Order, UUID> id ", "TextAttribute<Order> owner ", "TextAttribute<Order> note ")
                .contains("key(UUID id, int number)");
        assertThat(javac.generated("a/Item_.java").orElseThrow()).contains("key(String id, int number)", " note ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"before", "after"})
    void fieldsThatLombokMakesFinalAreRefusedWithTheRemedy(String order) throws IOException, InterruptedException {
        Javac javac = lombok(order).source("a/Item.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.Value
                @Table("Items")
                class Item {
                    @PartitionKey String id;
                    @RowKey @lombok.experimental.NonFinal int number;
                }
                """);
        assertThat(javac.run())
                .contains(
                        "Item.java:6: error: [MEMBER_SKIPPED] Item.id: static, transient and final fields are not stored")
                .doesNotContain("Item.number")
                .endsWith("exit 1");
    }
}
