package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.error.MappingException;
import io.tidetable.model.Reading;
import io.tidetable.reflect.EntityReader;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import lombok.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes that Lombok completes, whether it runs before us or after us. */
class LombokTest {
    @TempDir
    Path folder;

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

    @ParameterizedTest
    @ValueSource(strings = {"before", "after"})
    void buildersOfSuperclassesAndRecords(String order) throws Exception {
        Javac javac = lombok(order)
                .source("a/Base.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.experimental.SuperBuilder @lombok.NoArgsConstructor @lombok.Getter
                abstract class Base<T extends Comparable<T>> {
                    @PartitionKey private T id;
                    @lombok.Builder.Default private int count = 1;
                }
                """)
                .source("a/Order.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.experimental.SuperBuilder @lombok.NoArgsConstructor(access = lombok.AccessLevel.PRIVATE)
                @Table("Orders")
                public class Order extends Base<String> {
                    @RowKey private int number;
                    @lombok.Singular @AsJson private java.util.List<String> tags;
                }
                """)
                .source("a/Line.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.Builder(toBuilder = true) @lombok.With
                @Table("Lines")
                public record Line(@PartitionKey String id, @RowKey int n, @lombok.NonNull String text) {}
                """)
                .source("a/Use.java", """
                package a;
                class Use {
                    Order order = Order.builder().id("x").number(1).tag("t").build();
                    Line line = Line.builder().id("x").n(1).text("t").build().withN(2);
                    Object attributes = java.util.List.of(Order_.id, Order_.count, Order_.tags, Line_.text);
                }
                """);
        assertThat(javac.run()).doesNotContain("warning:").endsWith("exit 0");
        assertThat(read("a.Order")).isInstanceOf(Reading.Mapped.class);
        assertThat(read("a.Line")).isInstanceOf(Reading.Mapped.class);
    }

    private Reading read(String name) throws IOException, ClassNotFoundException {
        URL classes = folder.resolve("classes").toUri().toURL();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes}, getClass().getClassLoader())) {
            return EntityReader.read(loader.loadClass(name));
        }
    }

    @Test
    void aClassThatOnlyItsBuilderMakesIsRefusedAtRunTimeWithTheRemedy() throws Exception {
        Javac javac = lombok("before").source("a/Item.java", """
                package a;
                import io.tidetable.annotations.*;
                @lombok.Builder
                @Table("Items")
                class Item {
                    @PartitionKey private String id;
                    @RowKey private int number;
                }
                """);
        assertThat(javac.run()).endsWith("exit 0");
        Reading.Rejected rejected = (Reading.Rejected) read("a.Item");
        assertThat(new MappingException(rejected.problems()))
                .hasMessage("[CONSTRUCTOR] Item: objects read from the table are made by a constructor without"
                        + " parameters (found none): add one, it may be private (@NoArgsConstructor with Lombok), or let"
                        + " the class be a record (docs/rules.md#constructor)");
    }
}
