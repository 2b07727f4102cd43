package io.tidetable.processor;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Which classes a generated source names by their simple names. */
final class Imports {
    private final String packageName;
    private final Set<String> taken;
    private final Map<String, String> imported = new TreeMap<>();

    /** {@code taken} are simple names that mean something else in this source: those of its package. */
    Imports(String packageName, Set<String> taken) {
        this.packageName = packageName;
        this.taken = taken;
    }

    /** How a class is written: {@code Instant}, {@code Outer.Inner}, or in full where that would be another class. */
    String name(String packageOf, String nested) {
        if (packageOf.equals(packageName)) {
            return nested;
        }
        String outer = nested.contains(".") ? nested.substring(0, nested.indexOf('.')) : nested;
        String full = packageOf + "." + outer;
        if (taken.contains(outer) || !imported.getOrDefault(outer, full).equals(full)) {
            return packageOf + "." + nested;
        }
        imported.put(outer, full);
        return nested;
    }

    /** The lines, in order; none for {@code java.lang}. */
    String lines() {
        StringBuilder lines = new StringBuilder();
        imported.values().stream()
                .filter(name -> !name.matches("java\\.lang\\.[A-Za-z]+"))
                .sorted()
                .forEach(name -> lines.append("import ").append(name).append(";\n"));
        return lines.toString();
    }
}
