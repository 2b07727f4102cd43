package io.tidetable.model;

import io.tidetable.model.facts.TypeFacts;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The types that need no annotation. */
final class Types {
    private static final String OPTIONAL = "java.util.Optional";

    private static final Map<String, ValueType> KNOWN = Map.ofEntries(
            Map.entry("java.lang.String", ValueType.STRING),
            Map.entry("boolean", ValueType.BOOLEAN),
            Map.entry("java.lang.Boolean", ValueType.BOOLEAN),
            Map.entry("int", ValueType.INT),
            Map.entry("java.lang.Integer", ValueType.INT),
            Map.entry("long", ValueType.LONG),
            Map.entry("java.lang.Long", ValueType.LONG),
            Map.entry("double", ValueType.DOUBLE),
            Map.entry("java.lang.Double", ValueType.DOUBLE),
            Map.entry("float", ValueType.FLOAT),
            Map.entry("java.lang.Float", ValueType.FLOAT),
            Map.entry("short", ValueType.SHORT),
            Map.entry("java.lang.Short", ValueType.SHORT),
            Map.entry("byte", ValueType.BYTE),
            Map.entry("java.lang.Byte", ValueType.BYTE),
            Map.entry("char", ValueType.CHAR),
            Map.entry("java.lang.Character", ValueType.CHAR),
            Map.entry("byte[]", ValueType.BYTES),
            Map.entry("java.util.UUID", ValueType.UUID),
            Map.entry("java.time.Instant", ValueType.INSTANT),
            Map.entry("java.time.OffsetDateTime", ValueType.OFFSET_DATE_TIME),
            Map.entry("java.time.LocalDate", ValueType.LOCAL_DATE),
            Map.entry("java.time.LocalDateTime", ValueType.LOCAL_DATE_TIME),
            Map.entry("java.time.Duration", ValueType.DURATION),
            Map.entry("java.math.BigDecimal", ValueType.BIG_DECIMAL),
            Map.entry("java.math.BigInteger", ValueType.BIG_INTEGER));

    private Types() {}

    static Optional<ValueType> known(TypeFacts type) {
        return type.kind() == TypeFacts.Kind.ENUM
                ? Optional.of(ValueType.ENUM)
                : Optional.ofNullable(KNOWN.get(type.name()));
    }

    static boolean isOptional(TypeFacts type) {
        return type.name().equals(OPTIONAL);
    }

    /** What an Optional holds; the type itself where it is none. */
    static TypeFacts content(TypeFacts type) {
        return isOptional(type) && type.arguments().size() == 1
                ? type.arguments().get(0)
                : type;
    }

    static boolean hasVariable(TypeFacts type) {
        return type.kind() == TypeFacts.Kind.TYPE_VARIABLE
                || type.arguments().stream().anyMatch(Types::hasVariable);
    }

    /** As a message shows it: {@code List<Instant>}. */
    static String text(TypeFacts type) {
        if (type.kind() == TypeFacts.Kind.ARRAY) {
            return text(type.arguments().get(0)) + "[]";
        }
        String arguments = type.arguments().stream().map(Types::text).collect(Collectors.joining(", "));
        if (type.kind() == TypeFacts.Kind.WILDCARD) {
            return arguments.isEmpty() ? type.name() : type.name() + " " + arguments;
        }
        String name = simple(type.name());
        return arguments.isEmpty() ? name : name + "<" + arguments + ">";
    }

    /** As a message shows a type that needs an annotation: in full where one of that name needs none. */
    static String unknown(TypeFacts type) {
        boolean namesake =
                KNOWN.keySet().stream().anyMatch(known -> simple(known).equals(simple(type.name())));
        return namesake && !KNOWN.containsKey(type.name()) ? type.name() : text(type);
    }

    /** A binary name without its package: {@code Outer.Inner}. */
    static String simple(String binaryName) {
        return binaryName.substring(binaryName.lastIndexOf('.') + 1).replace('$', '.');
    }
}
