package io.tidetable.model;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.model.facts.AnnotationFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Row keys of time: ticks, separator, suffix. */
final class TimeKeyRules {
    private final List<MemberDraft> drafts;
    private final Problems problems;

    TimeKeyRules(List<MemberDraft> drafts, Problems problems) {
        this.drafts = drafts;
        this.problems = problems;
    }

    /** One for each annotation found; a class may have one. */
    List<KeyPart.Time> times() {
        List<KeyPart.Time> times = new ArrayList<>();
        Optional<String> suffix = suffix();
        for (MemberDraft draft : drafts) {
            draft.annotation(ChronologicalKey.class).ifPresent(a -> times.add(time(draft, a, false, suffix)));
            draft.annotation(ReverseChronologicalKey.class).ifPresent(a -> times.add(time(draft, a, true, suffix)));
        }
        suffix.ifPresent(member -> use(member, times));
        return times;
    }

    private KeyPart.Time time(MemberDraft draft, AnnotationFacts key, boolean reverse, Optional<String> suffix) {
        checkTime(draft, Rule.KEY_TIME, reverse ? "@ReverseChronologicalKey" : "@ChronologicalKey", problems);
        checkTicks(draft);
        String separator = key.text("separator");
        if (!isSeparator(separator)) {
            problems.add(
                    Rule.KEY_SEPARATOR,
                    draft.name(),
                    "a separator is one character that sorts below every digit and is allowed in keys: one of space \" $"
                            + " % & ' ( ) * + , - . (found \"" + separator + "\"): use \"-\"");
        }
        return new KeyPart.Time(draft.name(), reverse, separator, key.flag("unique"), suffix);
    }

    /** The member is an Instant, an OffsetDateTime or a LocalDateTime, and never absent. */
    static void checkTime(MemberDraft draft, Rule rule, String annotation, Problems problems) {
        boolean readable =
                draft.value().isPresent() || Types.known(draft.content()).isPresent();
        if (readable && !KeyTypes.isTime(draft)) {
            problems.add(
                    rule,
                    draft.name(),
                    annotation + " stands on a time (found "
                            + Types.text(draft.facts().type())
                            + "): let it be an Instant, an OffsetDateTime or a LocalDateTime");
        }
    }

    /** Ticks are made of the time itself, whatever a codec would make of it. */
    private void checkTicks(MemberDraft draft) {
        if (draft.is(ValueType.CONVERTED) || draft.is(ValueType.JSON)) {
            problems.add(
                    Rule.KEY_TIME,
                    draft.name(),
                    "a chronological key is made of the time itself (found @"
                            + (draft.is(ValueType.JSON) ? "AsJson" : "ConvertedBy")
                            + "): remove it, and keep the other form in a member of its own");
        }
    }

    private static boolean isSeparator(String text) {
        return text.length() == 1 && " \"$%&'()*+,-.".contains(text);
    }

    private Optional<String> suffix() {
        List<MemberDraft> suffixes =
                drafts.stream().filter(draft -> draft.has(KeySuffix.class)).toList();
        suffixes.forEach(this::type);
        suffixes.stream()
                .skip(1)
                .forEach(draft -> problem(
                        draft,
                        "a key has one suffix (found on " + suffixes.get(0).name()
                                + " too): remove @KeySuffix from one of them"));
        return suffixes.stream().map(MemberDraft::name).findFirst();
    }

    private void type(MemberDraft draft) {
        KeyRules.present(draft, problems);
        if (draft.value().isPresent() && !draft.is(ValueType.UUID) && !draft.is(ValueType.STRING)) {
            problem(
                    draft,
                    "a suffix is a UUID or a String (found "
                            + Types.text(draft.facts().type()) + "): let it be a UUID");
        }
    }

    private void use(String member, List<KeyPart.Time> times) {
        MemberDraft draft =
                drafts.stream().filter(d -> d.name().equals(member)).findFirst().orElseThrow();
        if (times.isEmpty()) {
            problem(
                    draft,
                    "a suffix stands behind a time (found no @ChronologicalKey and no @ReverseChronologicalKey):"
                            + " annotate it @RowKey, or add the time");
        } else if (times.stream().allMatch(KeyPart.Time::unique)) {
            problem(
                    draft,
                    "a unique time is the whole row key (found unique = true on "
                            + times.get(0).member() + "): remove @KeySuffix, or unique");
        }
    }

    private void problem(MemberDraft draft, String text) {
        problems.add(Rule.KEY_SUFFIX, draft.name(), text);
    }
}
