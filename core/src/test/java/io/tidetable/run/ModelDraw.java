package io.tidetable.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Random entity classes as source: every kind of key, of part and of index, in any mixture that the rules allow. A
 * member whose name starts with {@code serial} has no value twice.
 */
final class ModelDraw {
    private static final List<String> KEY_TYPES = List.of(
            "String",
            "String",
            "String",
            "int",
            "long",
            "double",
            "short",
            "boolean",
            "char",
            "Colour",
            "UUID",
            "LocalDate",
            "Instant",
            "OffsetDateTime",
            "@ConvertedBy(Letters.class) Grade",
            "@ConvertedBy(Reversed.class) Label");
    private static final List<String> DESCENDING =
            List.of("int", "long", "double", "short", "boolean", "LocalDate", "Instant", "OffsetDateTime");
    private static final List<String> DATA_TYPES = List.of(
            "BigDecimal",
            "BigInteger",
            "Duration",
            "Float",
            "Byte",
            "Optional<String>",
            "Optional<Integer>",
            "float",
            "@Large String",
            "@SecondaryIndex Optional<String>",
            "@SecondaryIndex(copy = SecondaryIndex.Copy.KEY) Optional<Instant>",
            "@IndexEntity Optional<Long>",
            "@SecondaryIndex LocalDateTime",
            "@SecondaryIndex(hashed = true) LocalDateTime");
    private static final List<String> TIMES = List.of("Instant", "Instant", "OffsetDateTime", "LocalDateTime");

    private final Draw draw;
    private final List<String> components = new ArrayList<>();
    private final List<String> classAnnotations = new ArrayList<>();
    private final List<String> indexable = new ArrayList<>();
    private int members;

    ModelDraw(Draw draw) {
        this.draw = draw;
    }

    /** The source of a record of that name. */
    String source(String name) {
        String constants = keys();
        for (int i = 2 + draw.below(3); i >= 0; i--) {
            data();
        }
        for (int i = draw.below(3); i > 0 && indexable.size() > 1; i--) {
            classIndex();
        }
        return "package io.tidetable.run;\n"
                + "import io.tidetable.annotations.*;\nimport io.tidetable.run.Kinds.*;\n"
                + "import java.math.*;\nimport java.time.*;\nimport java.time.temporal.ChronoUnit;\nimport java.util.*;\n"
                + "import org.jspecify.annotations.Nullable;\n"
                + "@Table(value = \"Random\"" + constants + ")\n"
                + String.join("\n", classAnnotations) + "\nrecord " + name + "(\n    "
                + String.join(",\n    ", components) + ") {}\n";
    }

    private boolean one(int of) {
        return draw.below(of) == 0;
    }

    private String keys() {
        String constants = one(4) ? ", rowPrefix = \"p\"" : "";
        int parts = draw.below(3);
        for (int i = 0; i < parts; i++) {
            part("@PartitionKey(order = " + i + ")", draw.of(KEY_TYPES));
        }
        boolean bucket = one(3);
        if (parts == 0 && !bucket) {
            constants += ", partition = \"all\"";
        }
        if (bucket && one(2)) {
            constants += ", shards = " + (2 + draw.below(3));
        }
        String ofBucket = bucket ? bucket() : "";
        boolean apart = one(3);
        if (bucket && apart) {
            part(ofBucket, draw.of(TIMES));
        }
        if (one(8) && parts > 0 && (!bucket || apart)) {
            return constants + ", row = \"only\"";
        }
        row(apart ? "" : ofBucket);
        return constants;
    }

    private String bucket() {
        String unit = draw.of(List.of("SECONDS", "MINUTES", "MINUTES", "HOURS", "DAYS"));
        String direction = draw.of(List.of("AS_ROW_KEY", "ASCENDING", "DESCENDING"));
        return "@TimeBucket(value = ChronoUnit." + unit + ", amount = " + (1 + draw.below(3))
                + ", direction = TimeBucket.Direction." + direction + ") ";
    }

    /** By time where a bucket's time is to be in it. */
    private void row(String bucket) {
        if (!bucket.isEmpty() || one(3)) {
            boolean unique = one(4);
            String key = one(2) ? "@ChronologicalKey" : "@ReverseChronologicalKey";
            part(bucket + key + (unique ? "(unique = true)" : ""), draw.of(TIMES));
            if (!unique) {
                part("@KeySuffix", draw.of(List.of("String", "UUID")));
            }
            return;
        }
        for (int i = 0, parts = 1 + draw.below(3); i < parts; i++) {
            String type = draw.of(KEY_TYPES);
            boolean turned = DESCENDING.contains(type) && one(2);
            part("@RowKey(order = " + i + ", descending = " + turned + ")", type);
        }
    }

    private void part(String annotations, String type) {
        String name = "key" + members++;
        components.add(annotations + (one(6) && isIndexable(type) ? " " + index(type) : "") + " " + type + " " + name);
        indexable.add(name + (DESCENDING.contains(type) && one(2) ? " desc" : ""));
    }

    private static boolean isIndexable(String type) {
        return !type.equals("LocalDateTime");
    }

    private void data() {
        if (one(4)) {
            String type = draw.of(List.of("long", "String"));
            String name = "serial" + members++;
            components.add((one(2) ? "@SecondaryIndex(unique = true" + copy() + ") " : "") + type + " " + name);
            indexable.add(name);
            return;
        }
        String name = "data" + members++;
        if (one(4)) {
            components.add(draw.of(DATA_TYPES) + " " + name);
            return;
        }
        String type = draw.of(KEY_TYPES);
        boolean absent = Character.isUpperCase(type.charAt(0)) && one(2);
        components.add((absent ? "@Nullable " : "") + (one(2) ? index(type) + " " : "") + type + " " + name);
        indexable.add(name + (DESCENDING.contains(type) && one(2) ? " desc" : ""));
    }

    private String index(String type) {
        if (one(4)) {
            return "@IndexEntity(segments = " + (1 + draw.below(3)) + ")";
        }
        String flags = type.equals("String")
                ? draw.of(
                        List.of("", "", ", ignoreCase = true", ", hashed = true", ", hashed = true, ignoreCase = true"))
                : one(5) ? ", hashed = true" : "";
        return "@SecondaryIndex(name = \"i" + members + "\"" + flags + copy() + ")";
    }

    private String copy() {
        return one(3) ? ", copy = SecondaryIndex.Copy.KEY" : "";
    }

    private void classIndex() {
        List<String> parts = new ArrayList<>();
        for (int i = 2 + draw.below(2); i > 0; i--) {
            String part = draw.of(indexable);
            String name = part.replace(" desc", "");
            if (parts.stream().noneMatch(p -> p.replace(" desc", "").equals(name))) {
                parts.add(part);
            }
        }
        boolean unique = parts.stream().anyMatch(p -> p.startsWith("serial")) && one(2);
        classAnnotations.add(String.format(
                Locale.ROOT,
                "@SecondaryIndex(name = \"c%d\", properties = {\"%s\"}, unique = %s%s)",
                classAnnotations.size(),
                String.join("\", \"", parts),
                unique,
                copy()));
    }
}
