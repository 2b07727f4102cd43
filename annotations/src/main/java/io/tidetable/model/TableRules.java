package io.tidetable.model;

import io.tidetable.model.facts.AnnotationFacts;
import java.util.Locale;

/** What the table's annotation may say. */
final class TableRules {
    /** The last are the tables in which a storage account keeps its own metrics; nobody can make one. */
    private static final String NAME = "[A-Za-z][A-Za-z0-9]{2,62}|\\$Metrics[A-Za-z0-9]{1,55}";

    private static final int MAX_SHARDS = 256;

    private TableRules() {}

    static void check(AnnotationFacts table, Problems problems) {
        String name = table.text("value");
        if (!name.matches(NAME)) {
            problems.add(
                    Rule.TABLE_NAME,
                    "a table's name is 3 to 63 letters and digits, a letter first (found \"" + name
                            + "\"): change it in @Table");
        } else if (name.toLowerCase(Locale.ROOT).equals("tables")) {
            problems.add(
                    Rule.TABLE_NAME,
                    "the service keeps this name for itself (found \"" + name + "\"): change it in @Table");
        }
        String prefix = table.text("rowPrefix");
        if (!isLettersAndDigits(prefix)) {
            problems.add(
                    Rule.ROW_PREFIX,
                    "a rowPrefix is letters and digits (found \"" + prefix + "\"): change it in @Table");
        }
        int shards = table.number("shards");
        if (shards < 1 || shards > MAX_SHARDS) {
            problems.add(
                    Rule.SHARDS, "shards are 1 to " + MAX_SHARDS + " (found " + shards + "): change them in @Table");
        }
    }

    /** Letters and digits of ASCII; the empty text too. */
    static boolean isLettersAndDigits(String text) {
        return text.matches("[A-Za-z0-9]*");
    }
}
