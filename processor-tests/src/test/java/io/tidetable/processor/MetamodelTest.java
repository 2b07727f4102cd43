package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/** What is generated for classes that keep the rules, and what is said where nothing is. */
class MetamodelTest {
    @Test
    void aMetamodelHasAnAttributeForEachMemberAndAMethodForItsKey() {
        Compiled compiled = Compiled.checked(Sources.of("shop.Order", """
                @Table("Orders")
                public record Order(
                        @PartitionKey(order = 1) int year,
                        @PartitionKey(order = 0) String region,
                        @TimeBucket(ChronoUnit.DAYS) Instant day,
                        @RowKey(order = 0) Status status,
                        @RowKey(order = 1, descending = true) long number,
                        Optional<Double> weight,
                        @AsJson List<? extends Map<String, int[]>> linesOfOrder,
                        @Embedded Address address,
                        LocalDate due,
                        short rank,
                        byte[] image,
                        @ETag String etag,
                        @Timestamp Instant written,
                        @Ignore Object cache) {
                    public enum Status {
                        OPEN
                    }

                    public record Address(String city, @Embedded Point point) {}

                    public record Point(BigDecimal x, Long y) {}
                }
                """));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.warnings()).isEmpty();
        assertThat(compiled.source("shop.Order_")).isEqualTo("""
                package shop;

                import io.tidetable.query.Attribute;
                import io.tidetable.query.DoubleAttribute;
                import io.tidetable.query.Key;
                import io.tidetable.query.LongAttribute;
                import io.tidetable.query.OrderedAttribute;
                import io.tidetable.query.TextAttribute;
                import io.tidetable.query.TimeAttribute;
                import jakarta.annotation.Generated;
                import java.math.BigDecimal;
                import java.time.Instant;
                import java.time.LocalDate;
                import java.util.List;
                import java.util.Map;

                /** Members of {@link Order}. */
                @Generated("io.tidetable.processor.MappingProcessor")
                @SuppressWarnings({"deprecation", "rawtypes", "removal"})
                public final class Order_ {
                    public static final OrderedAttribute<Order, Integer> year = OrderedAttribute.of(Order.class, "year");
                    public static final TextAttribute<Order> region = TextAttribute.of(Order.class, "region");
                    public static final TimeAttribute<Order, Instant> day = TimeAttribute.of(Order.class, "day");
                    public static final Attribute<Order, Order.Status> status = Attribute.of(Order.class, "status");
                    public static final LongAttribute<Order> number = LongAttribute.of(Order.class, "number");
                    public static final DoubleAttribute<Order> weight = DoubleAttribute.of(Order.class, "weight");
                    public static final Attribute<Order, List<? extends Map<String, int[]>>> linesOfOrder =
                            Attribute.of(Order.class, "linesOfOrder");
                    public static final TextAttribute<Order> address_city = TextAttribute.of(Order.class, "address_city");
                    public static final Attribute<Order, BigDecimal> address_point_x = Attribute.of(Order.class, "address_point_x");
                    public static final LongAttribute<Order> address_point_y = LongAttribute.of(Order.class, "address_point_y");
                    public static final TimeAttribute<Order, LocalDate> due = TimeAttribute.of(Order.class, "due");
                    public static final OrderedAttribute<Order, Short> rank = OrderedAttribute.of(Order.class, "rank");
                    public static final Attribute<Order, byte[]> image = Attribute.of(Order.class, "image");

                    private Order_() {}

                    /** The key of one {@link Order}. */
                    public static Key<Order> key(String region, int year, Instant day, Order.Status status, long number) {
                        return Key.of(region, year, day, status, number);
                    }
                }
                """);
    }

    @Test
    void nestedClassesAreNamedAfterAllAroundThem() {
        Compiled compiled =
                Compiled.checked(Sources.of("a.Shop", """
                        public class Shop {
                            @Table("ShopItems") public record Item(@PartitionKey String id, @RowKey int n) {}
                            @Table("Hidden") private record Hidden(@PartitionKey String id, @RowKey int n) {}
                            interface Within {
                                @Table("Deep") record Deep(@PartitionKey String id, @RowKey int n) {}
                            }
                            Object local() {
                                @Table("Local") record Local(@PartitionKey String id, @RowKey int n) {}
                                return new Local("", 1);
                            }
                        }
                        """), Sources.of("a.Blog", """
                        class Blog {
                            @Table("BlogItems") public record Item(@PartitionKey String id, @RowKey int n) {}
                        }
                        """), Sources.of("Unnamed", """
                        @Table("Unnamed") public record Unnamed(@PartitionKey String id, @RowKey int n) {}
                        """));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.generatedSources())
                .containsExactly("Unnamed_.java", "a/Blog_Item_.java", "a/Shop_Item_.java", "a/Shop_Within_Deep_.java");
        assertThat(compiled.source("a.Shop_Item_")).contains("\npublic final class Shop_Item_ {");
        assertThat(compiled.source("a.Blog_Item_")).contains("\nfinal class Blog_Item_ {");
        assertThat(compiled.source("Unnamed_")).startsWith("import ").contains("TextAttribute<Unnamed> id");
        assertThat(compiled.notes())
                .containsExactly("3: no metamodel of Shop.Hidden: the class, or one around it, is private");
    }

    @Test
    void typeVariablesOfSuperclassesAreWhatStandsForThem() {
        Compiled compiled = Compiled.checked(Sources.of("base.Base", """
                        public abstract class Base<K, T> {
                            @PartitionKey protected K id;
                            protected T owner;
                            protected Instant createdAt;
                        }
                        """), Sources.of("shop.Order", """
                        @Table("Orders")
                        public class Order extends base.Base<UUID, String> {
                            @RowKey int n;
                        }
                        """));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.source("shop.Order_"))
                .contains(
                        "Attribute<Order, UUID> id ",
                        "TextAttribute<Order> owner ",
                        "TimeAttribute<Order, Instant> createdAt ",
                        "key(UUID id, int n)");
    }

    @Test
    void namesThatMeanOtherClassesAreWrittenInFull() {
        Compiled compiled = Compiled.checked(
                Sources.of(
                        "a.Key", "@Table(\"Keys\") record Key(@PartitionKey UUID id, @RowKey java.time.Instant at) {}"),
                Sources.of("a.Instant", "enum Instant { NOW }"),
                Sources.of("a.Integer", "class Integer {}"),
                Sources.of("a.TextAttribute", "class TextAttribute {}"),
                Sources.of("a.Other", """
                        @Table("Others")
                        record Other(@PartitionKey String id, @RowKey int n, Instant own, Thread.State state) {}
                        """),
                Sources.of("b.Other", "@Table(\"Others\") record Other(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.source("a.Key_"))
                .contains("io.tidetable.query.Key<Key> key(UUID id, java.time.Instant at)");
        assertThat(compiled.source("a.Other_"))
                .contains(
                        "io.tidetable.query.TextAttribute<Other> id",
                        "OrderedAttribute<Other, java.lang.Integer> n",
                        "Attribute<Other, Instant> own",
                        "Attribute<Other, Thread.State> state");
    }

    @Test
    void aNameThatIsTakenIsOneErrorAtTheEntity() {
        Compiled compiled = Compiled.checked(
                Sources.of(
                        "a.Order",
                        "\n@Table(\"Orders\")\npublic record Order(@PartitionKey String id, @RowKey int n) {}"),
                Sources.of("a.Order_", "public class Order_ {}"));
        assertThat(compiled.errors())
                .containsExactly(
                        "3: [METAMODEL] Order: the name of its metamodel is taken (found another class a.Order_):"
                                + " rename one of them (docs/rules.md#metamodel)");
    }

    @Test
    void whatThePackageCannotSeeIsLeftOut() {
        Compiled compiled = Compiled.checked(Sources.of("a.Order", """
                @Table("Orders")
                public record Order(@PartitionKey String id, @RowKey Status status, @AsJson List<Status> all) {
                    private enum Status { OPEN }
                }
                """));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.source("a.Order_")).contains(" id ").doesNotContain("status", " all ", " key(");
        assertThat(compiled.notes())
                .containsExactly(
                        "2: no attribute of Order.status: its type is not visible in the package",
                        "2: no attribute of Order.all: its type is not visible in the package");
    }

    @Test
    void aKeyWithASuffixThatNobodySeesCannotBeNamed() {
        Compiled compiled = Compiled.checked(
                Sources.of(
                        "a.Log",
                        "@Table(\"Logs\") record Log(@PartitionKey String id, @ChronologicalKey Instant at) {}"),
                Sources.of("a.One", """
                        @Table(value = "Ones", partition = "p", row = "r") record One(String value) {}
                        """));
        assertThat(compiled.source("a.Log_")).contains(" at ").doesNotContain(" key(");
        assertThat(compiled.source("a.One_")).contains("Key<One> key() {");
    }

    @Test
    void deprecatedAndRawTypesBringNoWarning() {
        Compiled compiled = Compiled.checked(Sources.of("a.Old", """
                @Deprecated
                @Table("Olds")
                public record Old(
                        @PartitionKey String id, @RowKey int n, @SuppressWarnings("rawtypes") @AsJson List raw) {}
                """));
        assertThat(compiled.generatedSources()).containsExactly("a/Old_.java");
        assertThat(compiled.warnings()).isEmpty();
    }

    @Test
    void nothingIsCompiledWhereOnlyProcessingIsAskedFor() {
        Compiled compiled = Compiled.of(
                Compiler.javac().withProcessors(new MappingProcessor()).withOptions("-proc:only"),
                Sources.of("a.Order", "@Table(\"Orders\") record Order(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.generatedSources()).containsExactly("a/Order_.java");
    }

    @Test
    void aTypeThatIsMissingIsLeftToJavac() {
        Compiled compiled = Compiled.checked(
                Sources.of("a.Order", """
                        @Table("Orders")
                        public class Order extends Gone<String> {
                            @PartitionKey String id;
                            @RowKey int n;
                            @Embedded Missing missing;
                            @ConvertedBy(Nowhere.class) Thread thread;
                        }
                        """),
                Sources.of("a.Item", "@Table(NOTHING) record Item(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.errors()).hasSize(4).allMatch(error -> error.contains("cannot find symbol"));
    }

    /** Makes a class in the first round. */
    private static final class Maker extends AbstractProcessor {
        private boolean made;

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!made) {
                made = true;
                try (Writer out =
                        processingEnv.getFiler().createSourceFile("a.Made").openWriter()) {
                    out.write("package a; public record Made(String city) {}");
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }

    @Test
    void aTypeThatAnotherProcessorMakesIsWaitedFor() {
        for (Stream<AbstractProcessor> order : List.of(
                Stream.of(new Maker(), new MappingProcessor()), Stream.of(new MappingProcessor(), new Maker()))) {
            Compiled compiled =
                    Compiled.of(Compiler.javac().withProcessors(order.toList()), Sources.of("a.Order", """
                            @Table("Orders")
                            record Order(@PartitionKey String id, @RowKey int n, @Embedded Made made) {}
                            """));
            assertThat(compiled.errors()).isEmpty();
            assertThat(compiled.source("a.Order_")).contains("TextAttribute<Order> made_city");
        }
    }

    @Test
    void aProblemOfASuperclassThatWasCompiledBeforeStandsAtTheClass() {
        Compiled compiled = Compiled.checked(Sources.of("a.Mine", """
                @Table("Mine")
                class Mine extends java.util.Observable {
                    @PartitionKey String id;
                    @RowKey int n;
                }
                """));
        assertThat(compiled.errors()).hasSize(1).allMatch(error -> error.startsWith("2: [TYPE] Mine.obs: "));
    }
}
