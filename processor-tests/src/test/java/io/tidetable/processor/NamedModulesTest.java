package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.Table;
import io.tidetable.error.MappingException;
import io.tidetable.mapping.EntityAccess;
import io.tidetable.model.Reading;
import io.tidetable.reflect.EntityReader;
import java.lang.invoke.MethodHandles;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How members are reached in a module of the user's. */
class NamedModulesTest {
    private static final String HEAD = "import io.tidetable.annotations.*; ";

    @TempDir
    static Path folder;

    private static Module shop;

    @BeforeAll
    static void compile() throws Exception {
        String said = Javac.here(folder)
                .with("-proc:none", "-cp", Javac.path(Table.class), "--add-reads", "shop=ALL-UNNAMED")
                .source("module-info.java", "module shop { exports shop.api; opens shop.open; }")
                .source("shop/open/Order.java", "package shop.open; " + HEAD + """
                        @Table("Orders") class Order {
                            @PartitionKey private String id;
                            @RowKey private int n;
                            private Order() {}
                        }
                        """)
                .source("shop/closed/Item.java", "package shop.closed; " + HEAD + """
                        @Table("Items") record Item(@PartitionKey String id, @RowKey int n, @Embedded Part part) {
                            private record Part(String name) {}
                        }
                        """)
                .source("shop/api/Pair.java", "package shop.api; " + HEAD + """
                        @Table("Pairs") public record Pair(@PartitionKey String id, @RowKey int n) {}
                        """)
                .source("shop/api/Bean.java", "package shop.api; " + HEAD + """
                        @Table("Beans") public class Bean {
                            @PartitionKey private String id;
                            @RowKey public int n;
                            private boolean open;
                            public String getId() { return id; }
                            public void setId(String id) { this.id = id; }
                            public boolean isOpen() { return open; }
                            public void setOpen(boolean open) { this.open = open; }
                        }
                        """)
                .source("shop/api/Half.java", "package shop.api; " + HEAD + """
                        @Table("Halves") public class Half {
                            @PartitionKey private String id;
                            @RowKey public int n;
                        }
                        """)
                .source("shop/api/Door.java", """
                        package shop.api;
                        public class Door {
                            public static java.lang.invoke.MethodHandles.Lookup lookup() {
                                return java.lang.invoke.MethodHandles.lookup();
                            }
                        }
                        """)
                .run();
        assertThat(said).endsWith("exit 0");
        ModuleLayer boot = ModuleLayer.boot();
        Configuration configuration = boot.configuration()
                .resolve(ModuleFinder.of(folder.resolve("classes")), ModuleFinder.of(), Set.of("shop"));
        ModuleLayer.Controller controller = ModuleLayer.defineModulesWithOneLoader(
                configuration, List.of(boot), NamedModulesTest.class.getClassLoader());
        shop = controller.layer().findModule("shop").orElseThrow();
        controller.addReads(shop, NamedModulesTest.class.getClassLoader().getUnnamedModule());
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        return shop.getClassLoader().loadClass(name);
    }

    private static <T> List<Object> roundTrip(Class<T> type, MethodHandles.Lookup lookup, Object... values) {
        assertThat(type.getModule()).isSameAs(shop);
        Reading.Mapped mapped = (Reading.Mapped) EntityReader.read(type);
        EntityAccess<T> access = EntityReader.access(type, mapped.model(), lookup);
        T made = access.fill(access.make(values), values);
        return List.of(access.read(made));
    }

    @Test
    void anOpenPackageIsReached() throws Exception {
        assertThat(roundTrip(type("shop.open.Order"), null, "a", 1)).containsExactly("a", 1);
    }

    @Test
    void aLookupReachesWhatIsClosed() throws Exception {
        MethodHandles.Lookup lookup =
                (MethodHandles.Lookup) type("shop.api.Door").getMethod("lookup").invoke(null);
        assertThat(roundTrip(type("shop.closed.Item"), lookup, "a", 1, "x")).containsExactly("a", 1, "x");
    }

    @Test
    void publicMembersAreReached() throws Exception {
        assertThat(roundTrip(type("shop.api.Pair"), null, "a", 1)).containsExactly("a", 1);
        assertThat(roundTrip(type("shop.api.Bean"), null, "a", 1, true)).containsExactly("a", 1, true);
    }

    @Test
    void allThatIsOutOfReachIsNamedWithTheLineThatOpensIt() {
        assertThatThrownBy(() -> roundTrip(type("shop.api.Half"), null, "a", 1))
                .isInstanceOf(MappingException.class)
                .hasMessage("[ACCESS] Half.id: it is not public, and its package is not open (found shop.api.Half in"
                        + " module shop): add \"opens shop.api;\" to module-info.java, or give"
                        + " Tables.builder(..).lookup(MethodHandles.lookup()) of that module (docs/rules.md#access)");
        assertThatThrownBy(() -> roundTrip(type("shop.closed.Item"), null, "a", 1, "x"))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("[ACCESS] Item.id: ")
                .hasMessageContaining("[ACCESS] Item.part_name: ")
                .hasMessageContaining("\"opens shop.closed;\"");
    }
}
