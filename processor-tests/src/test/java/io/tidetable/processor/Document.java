package io.tidetable.processor;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A document of the project: its headings, and the links in it. */
record Document(Path path, String text) {
    private static final Path TOP = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern CODE = Pattern.compile("(?ms)^ *```.*?^ *```|``.*?``|`[^`\n]*(?:\n[^`\n]+)?`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

    /** By its path from the top of the project. */
    static Document of(String path) {
        Path file = TOP.resolve(path);
        return new Document(file, Sources.text(file));
    }

    /** Those at the top, and those in docs. */
    static List<Document> all() {
        return Stream.concat(Sources.files(TOP), Sources.files(TOP.resolve("docs")))
                .filter(file -> file.toString().endsWith(".md"))
                .map(file -> new Document(file, Sources.text(file)))
                .toList();
    }

    /** Folders of the modules of the project. */
    static Stream<String> modules() {
        return MODULE.matcher(Sources.text(TOP.resolve("pom.xml"))).results().map(match -> match.group(1));
    }

    /** Texts of the headings of a level, the mark left out. */
    List<String> headings(String mark) {
        return prose().lines()
                .filter(line -> line.startsWith(mark))
                .map(line -> line.substring(mark.length()))
                .toList();
    }

    /** Text from a heading to the next of any level. */
    String section(String heading) {
        int start = text.indexOf("\n" + heading + "\n") + heading.length() + 2;
        int end = text.indexOf("\n#", start);
        return text.substring(start, end < 0 ? text.length() : end);
    }

    /** Targets within the project that are not there; sites are not asked. */
    List<String> brokenLinks() {
        return LINK.matcher(CODE.matcher(text).replaceAll(""))
                .results()
                .map(match -> match.group(1))
                .filter(target -> !target.contains("://"))
                .filter(target -> !leads(target))
                .toList();
    }

    private boolean leads(String target) {
        int hash = target.indexOf('#');
        String file = hash < 0 ? target : target.substring(0, hash);
        Path found = file.isEmpty() ? path : path.resolveSibling(file).normalize();
        if (!found.toFile().exists()) {
            return false;
        }
        String there = file.isEmpty() || hash < 0 ? text : Sources.text(found);
        return hash < 0 || new Document(found, there).anchors().contains(target.substring(hash + 1));
    }

    /** As sites of Git repositories name headings: lower case, no punctuation, spaces as hyphens. */
    private List<String> anchors() {
        return prose().lines()
                .filter(line -> line.matches("#+ .*"))
                .map(line -> line.replaceFirst("#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .toList();
    }

    /** Without the lines of code blocks, which may begin with a hash too. */
    private String prose() {
        return text.replaceAll("(?ms)^ *```.*?^ *```", "");
    }
}
