package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How metamodels are named, and what other classes are called in them. */
class MetamodelNamesTest {
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
    void namesThatMeanOtherClassesAreWrittenInFull() {
        Compiled compiled = Compiled.checked(
                Sources.of(
                        "a.Key", "@Table(\"Keys\") record Key(@PartitionKey UUID id, @RowKey java.time.Instant at) {}"),
                Sources.of("a.Instant", "enum Instant { NOW }"),
                Sources.of("a.Integer", "class Integer {}"),
                Sources.of("a.TextAttribute", "class TextAttribute {}"),
                Sources.of("a.SuppressWarnings", "class SuppressWarnings {}"),
                Sources.of("a.Other", """
                        @Table("Others")
                        record Other(@PartitionKey String id, @RowKey int n, Instant own, Thread.State state) {}
                        """),
                Sources.of("b.Other", "@Table(\"Others\") record Other(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.source("a.Key_"))
                .contains(
                        "@java.lang.SuppressWarnings(",
                        "io.tidetable.query.Key<Key> key(UUID id, java.time.Instant at)");
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
    void twoEntitiesCannotHaveOneMetamodel() {
        Compiled compiled = Compiled.checked(
                Sources.of(
                        "a.Outer",
                        "class Outer { @Table(\"Inner\") record Inner(@PartitionKey String id, @RowKey int n) {} }"),
                Sources.of(
                        "a.Outer_Inner",
                        "@Table(\"Other\") record Outer_Inner(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.errors())
                .containsExactly("1: [METAMODEL] Outer_Inner: the name of its metamodel is taken (found another class"
                        + " a.Outer_Inner_): rename one of them (docs/rules.md#metamodel)");
    }

    @Test
    void packagesMayBeNamedLikeClasses() {
        Compiled compiled = Compiled.checked(Sources.of("shop.shop", """
                        @Table("Shops")
                        public record shop(@PartitionKey String id, @RowKey int n, Kind kind, String shop) {
                            public enum Kind { OPEN }
                        }
                        """), Sources.of("a.Order.Line", """
                        @Table("Lines")
                        public record Line(@PartitionKey String id, @RowKey int n, shop.shop.Kind kind) {}
                        """));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.source("shop.shop_")).contains("Attribute<shop, shop.Kind> kind ");
        assertThat(compiled.source("a.Order.Line_")).contains("import shop.shop;", "Attribute<Line, shop.Kind> kind ");
    }

    @Test
    void membersMayBeNamedLikeWhatTheMetamodelCalls() {
        Compiled compiled = Compiled.checked(
                Sources.of("a.Order", """
                        @Table("Orders")
                        record Order(@PartitionKey String TextAttribute, @RowKey int Key, String String, long key) {}
                        """),
                Sources.of("a.Port", "@Table(\"Ports\") record Port(@PartitionKey String io, @RowKey int java) {}"));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.source("a.Order_"))
                .contains(
                        " TextAttribute<Order> TextAttribute =",
                        " io.tidetable.query.TextAttribute.of(Order.class, \"TextAttribute\")",
                        "Key<Order> key(String TextAttribute, int Key) {",
                        "return io.tidetable.query.Key.of(TextAttribute, Key);");
        assertThat(compiled.source("a.Port_"))
                .contains(" TextAttribute.of(Port.class, \"io\")", "return Key.of(io, java);");
    }
}
