package io.tidetable;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rooms, and the arrows between them: the only imports. */
class ArchitectureTest {
    private static final String ROOT = "io.tidetable";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("io/tidetable/embedded"))
            .importPackages(ROOT);

    /** Each room with what it may import; the entry, {@code ""}, may import all and nobody imports it. */
    private static final Map<String, Set<String>> ARROWS = Map.ofEntries(
            Map.entry("annotations", Set.of()),
            Map.entry("model.facts", Set.of("annotations")),
            Map.entry("model", Set.of("model.facts", "annotations")),
            Map.entry("processor", Set.of("model", "model.facts", "annotations")),
            Map.entry("error", Set.of("model")),
            Map.entry("time", Set.of("error")),
            Map.entry("codec", Set.of("time", "error")),
            Map.entry("form", Set.of("codec", "time", "error", "model")),
            Map.entry("store", Set.of("error")),
            Map.entry("mapping", Set.of("form", "codec", "time", "store", "error", "model", "model.facts")),
            Map.entry("reflect", Set.of("mapping", "model", "model.facts", "annotations", "codec", "error")),
            Map.entry("query", Set.of("time", "error")),
            Map.entry(
                    "plan",
                    Set.of("query", "mapping", "store", "form", "codec", "time", "error", "model", "model.facts")),
            Map.entry("write", Set.of("mapping", "store", "error", "model")),
            Map.entry("azure", Set.of("store", "error")),
            Map.entry("repository", Set.of("query", "error")),
            Map.entry(
                    "run",
                    Set.of(
                            "repository",
                            "azure",
                            "write",
                            "plan",
                            "query",
                            "mapping",
                            "store",
                            "form",
                            "codec",
                            "time",
                            "error",
                            "model",
                            "model.facts")));

    static Stream<String> rooms() {
        return ARROWS.keySet().stream().sorted();
    }

    private static String packageOf(String room) {
        return room.isEmpty() ? ROOT : ROOT + "." + room;
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomImportsOnlyWhatItsArrowsAllow(String room) {
        Set<String> allowed = ARROWS.getOrDefault(room, Set.of());
        String[] seen = Stream.concat(Stream.of(room), allowed.stream())
                .map(ArchitectureTest::packageOf)
                .toArray(String[]::new);
        DescribedPredicate<JavaClass> inSight = resideInAnyPackage(seen).or(resideOutsideOfPackage(ROOT + ".."));
        ArchRule rule = classes()
                .that()
                .resideInAPackage(packageOf(room))
                .should()
                .onlyDependOnClassesThat(inSight.as("in " + allowed + " or outside of Tidetable"));
        rule.check(CLASSES);
    }

    @Test
    void everyPackageIsARoomWithArrows() {
        Set<String> found =
                CLASSES.stream().map(JavaClass::getPackageName).collect(Collectors.toCollection(TreeSet::new));
        Set<String> known =
                ARROWS.keySet().stream().map(ArchitectureTest::packageOf).collect(Collectors.toSet());
        known.add(ROOT);
        assertThat(known).containsAll(found);
    }

    @Test
    void theSdkIsKnownToOneRoomAndToTheEntry() {
        noClasses()
                .that()
                .resideOutsideOfPackages(packageOf("azure"), ROOT)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.azure..")
                .check(CLASSES);
    }

    @Test
    void onlyRoomsForUsersAreExported() {
        ModuleDescriptor module = ModuleFinder.of(Path.of("target", "classes"))
                .find(ROOT)
                .orElseThrow()
                .descriptor();
        assertThat(module.exports())
                .allSatisfy(export -> assertThat(export.isQualified()).isFalse())
                .extracting(ModuleDescriptor.Exports::source)
                .containsExactlyInAnyOrder(
                        ROOT,
                        packageOf("codec"),
                        packageOf("error"),
                        packageOf("query"),
                        packageOf("repository"),
                        packageOf("time"));
    }

    @Test
    void theEntryIsImportedByNobody() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT)
                .check(CLASSES);
    }
}
