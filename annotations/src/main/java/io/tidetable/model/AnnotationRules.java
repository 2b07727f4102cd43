package io.tidetable.model;

import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.Embedded;
import io.tidetable.annotations.Ignore;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.Large;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.annotations.Timestamp;
import io.tidetable.model.facts.AnnotationFacts;
import io.tidetable.model.facts.MemberFacts;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Set;

/** Which annotations may stand together on one member. */
final class AnnotationRules {
    private static final String PREFIX = "io.tidetable.annotations.";

    /** Each of these says all there is to say. */
    private static final List<Class<? extends Annotation>> ALONE = List.of(Ignore.class, ETag.class, Timestamp.class);

    /** Each of these says how a value is stored. */
    private static final Set<String> STORED =
            names(List.of(AsJson.class, ConvertedBy.class, Embedded.class, Large.class));

    /** Each of these gives a value its one place in the keys. */
    private static final Set<String> PLACED = names(List.of(
            PartitionKey.class, RowKey.class, ChronologicalKey.class, ReverseChronologicalKey.class, KeySuffix.class));

    private static final Set<String> NOT_EMBEDDED = names(List.of(
            PartitionKey.class,
            RowKey.class,
            ChronologicalKey.class,
            ReverseChronologicalKey.class,
            KeySuffix.class,
            TimeBucket.class,
            ETag.class,
            Timestamp.class));

    private AnnotationRules() {}

    /** Our annotations on a member, as a message shows them. */
    static List<String> ours(MemberFacts member) {
        return member.annotations().stream()
                .map(AnnotationFacts::name)
                .filter(name -> name.startsWith(PREFIX))
                .map(AnnotationRules::text)
                .toList();
    }

    static void check(String name, MemberFacts member, boolean inEmbedded, Problems problems) {
        if (alone(name, member, problems)) {
            return;
        }
        List<String> stored = those(member, STORED);
        if (stored.size() > 1) {
            problems.add(
                    Rule.ANNOTATIONS,
                    name,
                    "a value is stored in one way (found " + String.join(", ", stored) + "): keep one of them");
        }
        places(name, member, problems);
        if (member.has(Embedded.class)) {
            embedded(name, member, problems);
        }
        List<String> misplaced = those(member, NOT_EMBEDDED);
        if (inEmbedded && !misplaced.isEmpty()) {
            problems.add(
                    Rule.EMBEDDED_KEY,
                    name,
                    "keys, token and timestamp are members of the class itself (found " + String.join(", ", misplaced)
                            + " in an embedded record): move the member out of the record, or remove the annotation");
        }
    }

    private static boolean alone(String name, MemberFacts member, Problems problems) {
        for (Class<? extends Annotation> annotation : ALONE) {
            if (member.has(annotation) && ours(member).size() > 1) {
                problems.add(
                        Rule.ANNOTATIONS,
                        name,
                        "@" + annotation.getSimpleName() + " stands alone (found " + String.join(", ", ours(member))
                                + "): remove it or the others");
                return true;
            }
        }
        return false;
    }

    private static void places(String name, MemberFacts member, Problems problems) {
        List<String> places = those(member, PLACED);
        if (places.size() > 1) {
            problems.add(
                    Rule.KEY_TWICE,
                    name,
                    "a value has one place in the keys (found " + String.join(", ", places)
                            + "): keep one of them; where one value is both keys, keep @PartitionKey and give @Table a"
                            + " constant row");
        }
        if (member.has(PartitionKey.class) && member.has(TimeBucket.class)) {
            problems.add(
                    Rule.KEY_TWICE,
                    name,
                    "a time stands in the partition key whole or rounded down (found @PartitionKey, @TimeBucket): keep"
                            + " one of them");
        }
    }

    private static void embedded(String name, MemberFacts member, Problems problems) {
        List<String> others = ours(member).stream()
                .filter(text -> !text.equals("@Embedded") && !text.equals("@Property"))
                .filter(text -> !those(member, STORED).contains(text))
                .toList();
        if (!others.isEmpty()) {
            problems.add(
                    Rule.ANNOTATIONS,
                    name,
                    "an embedded record has no value of its own (found " + String.join(", ", others)
                            + "): annotate its components");
        }
    }

    private static List<String> those(MemberFacts member, Set<String> names) {
        return member.annotations().stream()
                .map(AnnotationFacts::name)
                .filter(names::contains)
                .map(AnnotationRules::text)
                .toList();
    }

    private static String text(String name) {
        return name.equals(SecondaryIndex.List.class.getName())
                ? "@SecondaryIndex"
                : "@" + name.substring(PREFIX.length());
    }

    private static Set<String> names(List<Class<? extends Annotation>> types) {
        return types.stream().map(Class::getName).collect(java.util.stream.Collectors.toUnmodifiableSet());
    }
}
