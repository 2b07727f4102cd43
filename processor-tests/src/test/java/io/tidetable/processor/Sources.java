package io.tidetable.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Sources of users' classes. */
final class Sources {
    /** What most of them import. */
    private static final String IMPORTS = """
            import io.tidetable.annotations.*;
            import java.math.*;
            import java.time.*;
            import java.time.temporal.ChronoUnit;
            import java.util.*;
            """;

    private Sources() {}

    /** A class of a package from the text behind the usual imports; lines are counted from the text's first. */
    static JavaFileObject of(String className, String text) {
        int dot = className.lastIndexOf('.');
        String packageLine = dot < 0 ? "" : "package " + className.substring(0, dot) + ";";
        return JavaFileObjects.forSourceString(className, packageLine + IMPORTS.replace('\n', ' ') + text);
    }

    /** As it stands. */
    static JavaFileObject plain(String className, String text) {
        return JavaFileObjects.forSourceString(className, text);
    }

    /** Files of the test resources, each in a package of its name, on its first line. */
    static JavaFileObject[] all(Stream<Path> files) {
        return files.map(file ->
                        plain(packageName(file) + "." + name(file), "package " + packageName(file) + "; " + text(file)))
                .toArray(JavaFileObject[]::new);
    }

    /** The package that a file of the test resources is compiled in. */
    static String packageName(Path file) {
        return file.getParent().getFileName() + "." + name(file).toLowerCase(Locale.ROOT);
    }

    static String name(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    /** Files of a folder of the test resources, sorted by name. */
    static Stream<Path> folder(String name) {
        return files(Path.of("src/test/resources", name));
    }

    /** What stands in a folder, sorted by name. */
    static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All sources below a folder, sorted by path; none where there is no such folder. */
    static Stream<Path> below(Path folder) {
        if (!Files.exists(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
