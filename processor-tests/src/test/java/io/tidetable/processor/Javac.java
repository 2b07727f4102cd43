package io.tidetable.processor;

import io.tidetable.annotations.Table;
import io.tidetable.query.Attribute;
import jakarta.annotation.Nonnull;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** A compiler in a process of its own, as builds run it. */
final class Javac {
    private final Path jdk;
    private final Path folder;
    private final List<String> arguments = new ArrayList<>();

    private Javac(Path jdk, Path folder) {
        this.jdk = jdk;
        this.folder = folder;
    }

    /** The one that runs the tests. */
    static Javac here(Path folder) {
        return new Javac(Path.of(System.getProperty("java.home")), folder);
    }

    /** One of a release of the JDK beside the one that runs the tests, where there is one. */
    static Optional<Javac> ofRelease(int release, Path folder) throws IOException {
        try (Stream<Path> siblings =
                Files.list(Path.of(System.getProperty("java.home")).toRealPath().getParent())) {
            return siblings.filter(jdk -> isRelease(jdk, release)).findFirst().map(jdk -> new Javac(jdk, folder));
        }
    }

    private static boolean isRelease(Path jdk, int release) {
        Path file = jdk.resolve("release");
        return Files.exists(jdk.resolve("bin/javac"))
                && Files.exists(file)
                && Sources.text(file).contains("JAVA_VERSION=\"" + release);
    }

    Javac with(String... more) {
        arguments.addAll(Arrays.asList(more));
        return this;
    }

    Javac source(String name, String text) throws IOException {
        Path file = folder.resolve("src").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        arguments.add(file.toString());
        return this;
    }

    /** All that was said; the exit code is on the last line. */
    String run() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                jdk.resolve("bin/javac").toString(),
                "-d",
                folder.resolve("classes").toString()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        return said + "exit " + process.waitFor();
    }

    /** A file beside the classes; empty where there is none. */
    Optional<String> generated(String name) {
        Path file = folder.resolve("classes").resolve(name);
        return Files.exists(file) ? Optional.of(Sources.text(file)) : Optional.empty();
    }

    /** What users have on their class path. */
    static String core() {
        return path(Table.class, Attribute.class, Nonnull.class, NullMarked.class);
    }

    /** Where classes were loaded from. */
    static String path(Class<?>... types) {
        return Arrays.stream(types)
                .map(type -> new File(type.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .getPath())
                        .getPath())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }
}
