package io.tidetable.model;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.Timestamp;
import java.util.List;

/** Members that hold what the service says of a row: its token, the time of its last write. */
final class TokenRules {
    private TokenRules() {}

    static void check(List<MemberDraft> drafts, Problems problems) {
        List<MemberDraft> tokens =
                drafts.stream().filter(draft -> draft.has(ETag.class)).toList();
        List<MemberDraft> times =
                drafts.stream().filter(draft -> draft.has(Timestamp.class)).toList();
        tokens.forEach(draft -> token(draft, problems));
        times.forEach(draft -> time(draft, problems));
        once(Rule.ETAG, tokens, "@ETag", problems);
        once(Rule.TIMESTAMP, times, "@Timestamp", problems);
    }

    private static void token(MemberDraft draft, Problems problems) {
        if (draft.value().isPresent() && (draft.isOptional() || !draft.is(ValueType.STRING))) {
            problems.add(Rule.ETAG, draft.name(), "the token is a String" + found(draft) + ": let it be a String");
        }
    }

    private static void time(MemberDraft draft, Problems problems) {
        boolean fits = draft.is(ValueType.INSTANT) || draft.is(ValueType.OFFSET_DATE_TIME);
        if (draft.value().isPresent() && (draft.isOptional() || !fits)) {
            problems.add(
                    Rule.TIMESTAMP,
                    draft.name(),
                    "the time of the last write is an Instant or an OffsetDateTime" + found(draft)
                            + ": let it be an Instant");
        }
    }

    private static String found(MemberDraft draft) {
        return " (found " + Types.text(draft.facts().type()) + ")";
    }

    private static void once(Rule rule, List<MemberDraft> drafts, String annotation, Problems problems) {
        drafts.stream()
                .skip(1)
                .forEach(draft -> problems.add(
                        rule,
                        draft.name(),
                        annotation + " stands once in a class (found on "
                                + drafts.get(0).name() + " too): remove it from one of them"));
    }
}
