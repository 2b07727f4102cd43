package io.tidetable.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** docs/performance.md: its figures stand between two marks, and are replaced. */
final class Document {
    private static final Path FILE = Path.of("docs/performance.md");
    private static final String BEGIN = "<!-- figures: written by the benchmarks -->";
    private static final String END = "<!-- end of figures -->";

    private Document() {}

    static void write(List<String> figures) throws IOException {
        List<String> old = Files.readAllLines(FILE);
        List<String> lines = new ArrayList<>(old.subList(0, old.indexOf(BEGIN) + 1));
        lines.addAll(figures);
        lines.addAll(old.subList(old.indexOf(END), old.size()));
        Files.write(FILE, lines);
    }
}
