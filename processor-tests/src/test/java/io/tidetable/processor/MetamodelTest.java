package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

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
}
