package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.Table;
import io.tidetable.error.MappingException;
import io.tidetable.model.Problem;
import io.tidetable.model.Reading;
import io.tidetable.model.Rule;
import io.tidetable.reflect.EntityReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each file in {@code broken} is named after the rule that its classes break, and says above each line in a comment
 * with an exclamation mark what javac must say there; each in {@code kept} keeps that rule.
 */
class RulesTest {
    private static final String MARK = "// ! ";

    /** Judged by the compiler alone, or by the running program alone. */
    private static final Set<Rule> ELSEWHERE = EnumSet.of(Rule.ACCESS, Rule.METAMODEL, Rule.TABLE_MISSING);

    private static Compiled checkedBroken;
    private static Compiled checkedKept;
    private static List<Class<?>> brokenClasses;
    private static List<Class<?>> keptClasses;

    /** Those of one rule each, and odder ones. */
    static Stream<Path> broken() {
        return Stream.of("broken", "wrong").flatMap(Sources::folder);
    }

    static Stream<Path> kept() {
        return Stream.of("kept", "odd").flatMap(Sources::folder);
    }

    /** {@code line: message}, the line being the next that holds no mark. */
    private static List<String> expected(Path file) {
        List<String> expected = new ArrayList<>();
        List<String> lines = Sources.text(file).lines().toList();
        int marks = 0;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith(MARK)) {
                marks++;
            } else {
                for (int mark = i - marks; mark < i; mark++) {
                    expected.add((i + 1) + ": " + linked(lines.get(mark).strip().substring(MARK.length())));
                }
                marks = 0;
            }
        }
        return expected;
    }

    private static String linked(String message) {
        String rule = message.substring(1, message.indexOf(']'));
        return message + " (docs/rules.md#" + rule.toLowerCase(Locale.ROOT) + ")";
    }

    /** Problems of the classes of one file, as the running program reads them. */
    private static List<String> atRunTime(List<Class<?>> classes, Path file) {
        return classes.stream()
                .filter(type -> type.getPackageName().equals(Sources.packageName(file)))
                .filter(type -> type.isAnnotationPresent(Table.class))
                .map(EntityReader::read)
                .flatMap(reading -> reading instanceof Reading.Rejected rejected
                        ? new MappingException(rejected.problems()).getMessage().lines()
                        : Stream.of())
                .toList();
    }

    @BeforeAll
    static void compile() {
        checkedBroken = Compiled.checked(Sources.all(broken()));
        checkedKept = Compiled.checked(Sources.all(kept()));
        brokenClasses = Compiled.unchecked(Sources.all(broken())).classes();
        keptClasses = checkedKept.classes();
    }

    @ParameterizedTest
    @MethodSource("broken")
    void eachProblemStandsAtItsMember(Path file) {
        assertThat(expected(file)).isNotEmpty();
        assertThat(checkedBroken.errors(Sources.packageName(file))).containsExactlyElementsOf(expected(file));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void theRunningProgramSaysTheSame(Path file) {
        assertThat(atRunTime(brokenClasses, file))
                .containsExactlyInAnyOrderElementsOf(expected(file).stream()
                        .map(error -> error.substring(error.indexOf(' ') + 1))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("kept")
    void classesThatKeepARuleAreRead(Path file) {
        assertThat(checkedKept.errors(Sources.packageName(file))).isEmpty();
        assertThat(atRunTime(keptClasses, file)).isEmpty();
        assertThat(keptClasses)
                .anyMatch(type -> type.getPackageName().equals(Sources.packageName(file))
                        && EntityReader.read(type) instanceof Reading.Mapped);
    }

    @Test
    void whatIsGeneratedBringsNoWarning() {
        assertThat(checkedKept.generatedSources()).hasSizeGreaterThan(Rule.values().length / 2);
        assertThat(checkedKept.warnings())
                .filteredOn(warning -> warning.contains("_.java") && !warning.contains("auxiliary class"))
                .isEmpty();
    }

    @Test
    void whatIsGeneratedCanBeUsed() {
        List<String> metamodels = checkedKept.generatedSources();
        assertThat(keptClasses)
                .filteredOn(type -> metamodels.contains(type.getName().replace('.', '/') + ".java"))
                .hasSameSizeAs(metamodels)
                .allSatisfy(type -> Class.forName(type.getName(), true, type.getClassLoader()));
    }

    @Test
    void everyRuleIsBrokenAndKept() {
        List<String> rules = Arrays.stream(Rule.values())
                .filter(rule -> !ELSEWHERE.contains(rule))
                .map(Rule::name)
                .toList();
        assertThat(Sources.folder("broken").map(Sources::name)).containsExactlyInAnyOrderElementsOf(rules);
        assertThat(Sources.folder("kept").map(Sources::name)).containsExactlyInAnyOrderElementsOf(rules);
        assertThat(Sources.folder("broken"))
                .allSatisfy(file -> assertThat(expected(file))
                        .anyMatch(error -> error.contains(": [" + Sources.name(file) + "] ")));
    }

    @Test
    void aClassWithoutATableIsRefusedAtRunTime() {
        assertThat(EntityReader.read(String.class))
                .isEqualTo(new Reading.Rejected(List.of(new Problem(
                        "TABLE_MISSING",
                        "String",
                        java.util.Optional.empty(),
                        "the class names no table (found no @Table): annotate it @Table(\"Name\")"))));
    }
}
