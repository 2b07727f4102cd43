package io.tidetable.model;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.model.facts.AnnotationFacts;
import io.tidetable.model.facts.MemberFacts;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the two keys are made. */
final class KeyRules {
    /** Characters of a key that the service does not take, and the one that escapes. */
    private static final String NOT_IN_KEYS = "[\\x00-\\x1F\\x7F-\\x9F/\\\\#?!]";

    /** UTF-16 units of a key that the service takes. */
    private static final int MAX_KEY = 512;

    private final AnnotationFacts table;
    private final List<MemberFacts> members;
    private final List<MemberDraft> drafts;
    private final Problems problems;

    KeyRules(AnnotationFacts table, List<MemberFacts> members, List<MemberDraft> drafts, Problems problems) {
        this.table = table;
        this.members = members;
        this.drafts = drafts;
        this.problems = problems;
    }

    /** Parts of the partition key; none where a problem says why. */
    List<KeyPart> partitionKey() {
        List<KeyPart> parts = new ArrayList<>(values(PartitionKey.class));
        new BucketRules(table, drafts, problems).bucket().ifPresent(parts::add);
        return orConstant("partition", parts, List.of(PartitionKey.class, TimeBucket.class));
    }

    /** Parts of the row key; none where a problem says why. */
    List<KeyPart> rowKey() {
        List<KeyPart> parts = new ArrayList<>(values(RowKey.class));
        List<KeyPart.Time> times = new TimeKeyRules(drafts, problems).times();
        if (!times.isEmpty() && parts.size() + times.size() > 1) {
            ways();
        }
        parts.addAll(times);
        return orConstant("row", parts, List.of(RowKey.class, ChronologicalKey.class, ReverseChronologicalKey.class));
    }

    private void ways() {
        List<MemberDraft> keyed = drafts.stream()
                .filter(draft -> draft.has(RowKey.class)
                        || draft.has(ChronologicalKey.class)
                        || draft.has(ReverseChronologicalKey.class))
                .toList();
        keyed.stream()
                .skip(1)
                .forEach(draft -> problems.add(
                        Rule.KEY_WAYS,
                        draft.name(),
                        "one time makes the row key, or parts do, never both (found "
                                + keyed.get(0).name() + " too): keep one, or let the time be a part by @RowKey"));
    }

    private List<KeyPart> orConstant(
            String element, List<KeyPart> parts, List<Class<? extends Annotation>> annotations) {
        String constant = table.text(element);
        if (parts.isEmpty() && constant.isEmpty()) {
            missing(element, annotations);
        } else if (!parts.isEmpty() && !constant.isEmpty()) {
            problems.add(
                    Rule.KEY_CONSTANT,
                    "a constant stands where no member makes the " + element + " key (found " + element + " = \""
                            + constant + "\" and members): remove " + element + " from @Table, or the annotations");
        } else if (parts.isEmpty()) {
            constantText(element, constant);
            return List.of(new KeyPart.Constant(constant));
        }
        return parts;
    }

    /** A member that has the annotation and makes no key, as one that is final, has a problem of its own. */
    private void missing(String element, List<Class<? extends Annotation>> annotations) {
        if (members.stream().noneMatch(member -> annotations.stream().anyMatch(member::has))) {
            List<String> names = annotations.stream()
                    .map(annotation -> "@" + annotation.getSimpleName())
                    .toList();
            int last = names.size() - 1;
            problems.add(
                    Rule.KEY_MISSING,
                    "nothing makes the " + element + " key (found no member with "
                            + String.join(", ", names.subList(0, last)) + " or " + names.get(last)
                            + "): annotate one, or give @Table a constant with " + element + " = \"...\"");
        }
    }

    private void constantText(String element, String constant) {
        boolean tilde = element.equals("row") && constant.startsWith("~");
        if (tilde || !constant.equals(constant.replaceAll(NOT_IN_KEYS, "")) || constant.length() > MAX_KEY) {
            problems.add(
                    Rule.KEY_TEXT,
                    "a constant key has at most " + MAX_KEY
                            + " characters, none of / \\ # ? ! or a control character, and a row key no ~ first (found "
                            + element + " of " + constant.length() + " characters): change it in @Table");
        }
    }

    private List<KeyPart.Value> values(Class<? extends Annotation> annotation) {
        List<MemberDraft> members =
                drafts.stream().filter(draft -> draft.has(annotation)).toList();
        members.forEach(draft -> part(draft, annotation));
        orders(members, annotation);
        return members.stream()
                .sorted(Comparator.comparingInt(draft -> order(draft, annotation)))
                .map(draft -> new KeyPart.Value(draft.name(), isDescending(draft, annotation)))
                .toList();
    }

    private void part(MemberDraft draft, Class<? extends Annotation> annotation) {
        present(draft, problems);
        Optional<String> objection = KeyTypes.objection(draft);
        if (objection.isPresent()) {
            problems.add(Rule.KEY_TYPE, draft.name(), objection.get());
        } else if (isDescending(draft, annotation) && !KeyTypes.mayDescend(draft)) {
            problems.add(
                    Rule.KEY_DESCENDING,
                    draft.name(),
                    "numbers, times, dates and booleans alone can be descending (found "
                            + Types.text(draft.facts().type()) + "): remove descending, or annotate it @ConvertedBy(a"
                            + " KeyCodec that keeps order)");
        }
    }

    /** A member of a key is never absent and never split. */
    static void present(MemberDraft draft, Problems problems) {
        if (draft.isOptional()) {
            problems.add(
                    Rule.KEY_TYPE,
                    draft.name(),
                    "a part of a key is never absent (found "
                            + Types.text(draft.facts().type()) + "): let it be "
                            + Types.text(draft.content()));
        }
        LargeRules.notInKeys(draft, problems);
    }

    private void orders(List<MemberDraft> members, Class<? extends Annotation> annotation) {
        Map<Integer, String> places = new HashMap<>();
        for (MemberDraft draft : members) {
            Optional.ofNullable(places.putIfAbsent(order(draft, annotation), draft.name()))
                    .ifPresent(other -> problems.add(
                            Rule.KEY_ORDER,
                            draft.name(),
                            "two parts of a key have one place (found order = " + order(draft, annotation) + " on "
                                    + other + " too): number them 0, 1, 2"));
        }
    }

    private static int order(MemberDraft draft, Class<? extends Annotation> annotation) {
        return draft.annotation(annotation).map(a -> a.number("order")).orElse(0);
    }

    private static boolean isDescending(MemberDraft draft, Class<? extends Annotation> annotation) {
        return annotation == RowKey.class
                && draft.annotation(annotation).map(a -> a.flag("descending")).orElse(false);
    }
}
