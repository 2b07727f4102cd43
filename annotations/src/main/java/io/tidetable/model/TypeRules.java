package io.tidetable.model;

import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.Large;
import io.tidetable.model.facts.CodecFacts;
import io.tidetable.model.facts.MemberFacts;
import io.tidetable.model.facts.TypeFacts;
import java.util.Map;
import java.util.Optional;

/** What values members may have. */
final class TypeRules {
    private static final Map<String, String> BETTER = Map.ofEntries(
            Map.entry("java.util.Date", "Instant"),
            Map.entry("java.sql.Timestamp", "Instant"),
            Map.entry("java.util.Calendar", "Instant"),
            Map.entry("java.time.ZonedDateTime", "OffsetDateTime"),
            Map.entry("java.sql.Date", "LocalDate"),
            Map.entry("java.util.OptionalInt", "Optional<Integer>"),
            Map.entry("java.util.OptionalLong", "Optional<Long>"),
            Map.entry("java.util.OptionalDouble", "Optional<Double>"),
            Map.entry("char[]", "String"),
            Map.entry("java.lang.Byte[]", "byte[]"),
            Map.entry("java.lang.CharSequence", "String"));

    private TypeRules() {}

    /** What the value of a member is; empty with a problem where it will not do. */
    static Optional<ValueType> value(String name, MemberFacts member, Problems problems) {
        if (Types.hasVariable(member.type())) {
            problems.add(
                    Rule.TYPE_VARIABLE,
                    name,
                    "no class stands for a type variable (found " + Types.text(member.type())
                            + "): say in the extends clause what it is, or annotate it @Ignore");
            return Optional.empty();
        }
        TypeFacts content = Types.content(member.type());
        if (member.has(AsJson.class)) {
            return Optional.of(ValueType.JSON);
        }
        if (member.codec().isPresent()) {
            return converted(name, member.codec().get(), content, problems);
        }
        Optional<ValueType> known = Types.known(content);
        if (known.isEmpty()) {
            problems.add(
                    Rule.TYPE,
                    name,
                    "no property holds this type (found " + Types.unknown(content) + "): " + remedy(content));
        }
        return member.has(Large.class) ? large(name, content, known, problems) : known;
    }

    private static Optional<ValueType> converted(String name, CodecFacts codec, TypeFacts content, Problems problems) {
        if (codec.codec().isEmpty()) {
            problems.add(
                    Rule.CODEC,
                    name,
                    "the class of @ConvertedBy is no codec (found " + Types.simple(codec.name())
                            + "): let it implement io.tidetable.codec.Codec");
            return Optional.empty();
        }
        if (!codec.makeable()) {
            problems.add(
                    Rule.CODEC,
                    name,
                    "the codec cannot be made (found " + Types.simple(codec.name())
                            + "): let it be a class, not abstract, static if nested, with a constructor without"
                            + " parameters");
        }
        if (!fits(codec.codec().get(), content)) {
            problems.add(
                    Rule.CODEC,
                    name,
                    "the codec is for another type (found "
                            + Types.text(codec.codec().get()) + " for " + Types.text(content) + "): name a codec of "
                            + Types.text(content));
        }
        return Optional.of(ValueType.CONVERTED);
    }

    private static boolean fits(TypeFacts codec, TypeFacts content) {
        if (codec.arguments().isEmpty()) {
            return true;
        }
        TypeFacts value = codec.arguments().get(0);
        return switch (value.kind()) {
            case TYPE_VARIABLE, WILDCARD -> true;
            default ->
                value.name().equals(content.name())
                        || (content.kind() == TypeFacts.Kind.PRIMITIVE
                                && Types.known(value).equals(Types.known(content)));
        };
    }

    private static Optional<ValueType> large(
            String name, TypeFacts content, Optional<ValueType> known, Problems problems) {
        if (known.isPresent() && known.get() != ValueType.STRING && known.get() != ValueType.BYTES) {
            problems.add(
                    Rule.LARGE,
                    name,
                    "@Large splits text and bytes alone (found " + Types.text(content)
                            + "): remove it, or let the member be a String or a byte[]");
        }
        return known;
    }

    private static String remedy(TypeFacts declared) {
        TypeFacts type = Types.content(declared);
        String otherwise = "annotate it @AsJson, @ConvertedBy(a codec) or @Ignore";
        if (BETTER.containsKey(type.name())) {
            return "use " + BETTER.get(type.name()) + ", or " + otherwise;
        }
        if (type.kind() != TypeFacts.Kind.RECORD) {
            return otherwise;
        }
        return !Types.isOptional(declared)
                ? "annotate it @Embedded, @AsJson, @ConvertedBy(a codec) or @Ignore"
                : otherwise + ", or let it be a " + Types.text(type) + " that is @Embedded and null where it is absent";
    }
}
