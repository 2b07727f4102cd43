package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.Table;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler of Eclipse, which other editors use too, says and generates what javac does. */
class EclipseTest {
    @TempDir
    Path folder;

    private String compile(Stream<Path> sources, Path generated) throws IOException {
        for (Path source : sources.toList()) {
            Path file = folder.resolve("src")
                    .resolve(Sources.packageName(source).replace('.', '/'))
                    .resolve(source.getFileName());
            Files.createDirectories(file.getParent());
            Files.writeString(file, "package " + Sources.packageName(source) + "; " + Sources.text(source));
        }
        Files.createDirectories(generated);
        StringWriter said = new StringWriter();
        String[] arguments = {
            "--release",
            "17",
            "-encoding",
            "UTF-8",
            "-nowarn",
            "-proceedOnError",
            "-d",
            folder.resolve("classes").toString(),
            "-s",
            generated.toString(),
            "-cp",
            Javac.core(),
            "-processorpath",
            Javac.path(Table.class),
            folder.resolve("src").toString()
        };
        BatchCompiler.compile(arguments, new PrintWriter(said), new PrintWriter(said), null);
        return said.toString();
    }

    @Test
    void theSameMetamodels() throws IOException {
        Compiled javac = Compiled.checked(Sources.all(RulesTest.kept()));
        Path generated = folder.resolve("generated");
        assertThat(compile(RulesTest.kept(), generated)).doesNotContain("ERROR");
        List<String> names = javac.generatedSources().stream()
                .filter(name -> !name.contains("$")) // which it takes for a dot, and then it finds no such class
                .toList();
        for (String name : names) {
            String className = name.replace(".java", "").replace('/', '.');
            assertThat(generated.resolve(name)).as(name).hasContent(javac.source(className));
        }
        assertThat(Sources.below(generated)).hasSameSizeAs(names);
    }

    @Test
    void theSameProblems() throws IOException {
        List<String> javac = Compiled.checked(Sources.all(RulesTest.broken())).errors().stream()
                .map(error -> error.substring(error.indexOf('[')))
                .toList();
        String said = compile(RulesTest.broken(), folder.resolve("generated"));
        assertThat(said.lines()
                        .filter(line -> line.contains("(docs/rules.md#"))
                        .map(line -> line.substring(line.indexOf('['))))
                .containsExactlyInAnyOrderElementsOf(javac);
    }
}
