package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.HttpClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.json.JsonReader;
import com.azure.xml.XmlReader;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.tidetable.annotations.Table;
import io.tidetable.query.Attribute;
import jakarta.annotation.Nonnull;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.bytebuddy.ByteBuddy;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.reactivestreams.Publisher;
import org.slf4j.Logger;
import reactor.core.publisher.Flux;

/**
 * Private members of classes on the module path, the library a named module too, in a Java of its own: the same classes
 * in a package that is open to the library, in one that a lookup gives the right to, and in one that is closed.
 */
class ModulePathTest {
    private static final String CLASSES = """
            import io.tidetable.annotations.*;
            import java.util.*;

            @Table("Items")
            record Item(@PartitionKey String id, @RowKey int n, @Embedded Part part) {
                private record Part(String name) {}
            }

            @Table("Pairs")
            record Pair(@PartitionKey String id, @RowKey int n) {}

            class Outer {
                @Table("Inners")
                private static class Inner {
                    @PartitionKey private String id;
                    @RowKey private int n;
                    private final String constant = "kept";
                    private Inner() {}
                }
            }

            abstract sealed class Base<K, V> permits Leaf {
                @PartitionKey private K id;
                private V owner;
            }

            @Table("Leaves")
            final class Leaf extends Base<UUID, String> {
                @RowKey private long n;
                private Optional<String> note;
                private Leaf() {}
            }

            @Table("Meters")
            class Meter {
                @PartitionKey private String id;
                @RowKey private int n;
                private boolean a; private byte b; private short c; private char d;
                private int e; private long f; private float g; private double h;
                private Boolean i; private Byte j; private Short k; private Character l;
                private Integer m; private Long o; private Float p; private Double q;
                private Meter() {}
            }
            """;

    private static final String MAIN = """
            package shop;

            import io.tidetable.mapping.EntityAccess;
            import io.tidetable.model.Reading;
            import io.tidetable.reflect.EntityReader;
            import java.lang.invoke.MethodHandles;
            import java.util.*;

            public class Main {
                private static final UUID ID = new UUID(1, 2);
                private static final Map<String, Object[]> VALUES = Map.of(
                        "Item", new Object[] {"a", 1, "x"},
                        "Pair", new Object[] {"a", 1},
                        "Outer$Inner", new Object[] {"a", 1},
                        "Leaf", new Object[] {ID, "o", 5L, "n"},
                        "Meter", new Object[] {"a", 1, true, (byte) 2, (short) 3, 'c', 4, 5L, 6f, 7.0,
                            false, (byte) 8, (short) 9, 'd', 10, 11L, 12f, 13.0});

                public static void main(String[] names) throws Exception {
                    for (String name : names) {
                        Class<?> type = Class.forName(name);
                        MethodHandles.Lookup lookup = name.startsWith("shop.given.") ? MethodHandles.lookup() : null;
                        String told;
                        try {
                            told = trip(type, lookup, VALUES.get(name.substring(name.lastIndexOf('.') + 1)));
                        } catch (Throwable e) {
                            told = e.toString().replace('\\n', ' ');
                        }
                        System.out.println(name + ": " + told);
                    }
                }

                private static <T> String trip(Class<T> type, MethodHandles.Lookup lookup, Object[] values) {
                    Reading.Mapped mapped = (Reading.Mapped) EntityReader.read(type);
                    EntityAccess<T> access = EntityReader.access(type, mapped.model(), lookup);
                    T full = access.fill(access.make(values), values);
                    access.read(access.make(new Object[values.length])); // nulls are zeros
                    return type.getModule() + " " + Arrays.equals(access.read(full), values);
                }
            }
            """;

    @TempDir
    static Path folder;

    private static Map<String, String> told;

    @BeforeAll
    static void run() throws Exception {
        String path = Javac.path(
                Attribute.class,
                Table.class,
                Nonnull.class,
                NullMarked.class,
                TableServiceClient.class,
                HttpClient.class,
                JsonReader.class,
                XmlReader.class,
                Flux.class,
                Publisher.class,
                Logger.class,
                ByteBuddy.class,
                JsonParser.class,
                ObjectMapper.class,
                JsonProperty.class,
                JavaTimeModule.class);
        String[] exports = {
            "--add-exports", "io.tidetable/io.tidetable.reflect=shop",
            "--add-exports", "io.tidetable/io.tidetable.mapping=shop",
            "--add-exports", "io.tidetable.annotations/io.tidetable.model=shop"
        };
        Javac javac = Javac.here(folder)
                .with("-proc:none", "-p", path)
                .with(exports)
                .source("module-info.java", "module shop { requires io.tidetable; opens shop.open to io.tidetable; }")
                .source("shop/Main.java", MAIN);
        List<String> names = new ArrayList<>();
        for (String place : List.of("open", "given", "closed")) {
            javac.source("shop/" + place + "/Classes.java", "package shop." + place + ";" + CLASSES);
            for (String name : List.of("Item", "Pair", "Outer$Inner", "Leaf", "Meter")) {
                names.add("shop." + place + "." + name);
            }
        }
        assertThat(javac.run()).endsWith("exit 0");
        Javac loose = Javac.here(folder.resolve("loose")).with("-proc:none", "-cp", Javac.path(Table.class));
        assertThat(loose.source("Classes.java", CLASSES).run()).endsWith("exit 0");
        names.addAll(List.of("Item", "Pair", "Outer$Inner", "Leaf", "Meter"));
        told = said(path, exports, names)
                .lines()
                .filter(line -> line.contains(": "))
                .collect(Collectors.toMap(
                        line -> line.substring(0, line.indexOf(": ")), line -> line.substring(line.indexOf(": ") + 2)));
    }

    private static String said(String path, String[] exports, List<String> names) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx200m",
                "-p",
                folder.resolve("classes") + File.pathSeparator + path,
                "-cp",
                folder.resolve("loose/classes").toString()));
        command.addAll(List.of(exports));
        command.addAll(List.of("-m", "shop/shop.Main"));
        command.addAll(names);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Item", "Pair", "Outer$Inner", "Leaf", "Meter"})
    void anOpenPackageAndALookupReachAll(String name) {
        assertThat(told)
                .containsEntry("shop.open." + name, "module shop true")
                .containsEntry("shop.given." + name, "module shop true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Item", "Pair", "Outer$Inner", "Leaf", "Meter"})
    void aClosedOneIsNamedWithTheLineThatOpensItToTheLibraryAlone(String name) {
        assertThat(told.get("shop.closed." + name))
                .startsWith("io.tidetable.error.MappingException: [ACCESS] " + name.replace('$', '.'))
                .contains("add \"opens shop.closed to io.tidetable;\" to module-info.java");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Item", "Pair", "Outer$Inner", "Leaf", "Meter"})
    void theClassPathNeedsNothingNotEvenAPackage(String name) {
        assertThat(told.get(name)).startsWith("unnamed module").endsWith(" true");
    }

    @Test
    void eachMemberOutOfReachIsNamed() {
        assertThat(told.get("shop.closed.Leaf"))
                .contains("[ACCESS] Leaf.id: ", "[ACCESS] Leaf.owner: ", "[ACCESS] Leaf.n: ", "[ACCESS] Leaf.note: ");
        assertThat(told.get("shop.closed.Item")).contains("[ACCESS] Item.part_name: ");
    }
}
