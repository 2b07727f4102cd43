package io.tidetable.model;

import java.util.List;
import java.util.Optional;

/** What an index may be beside its members: descending, hashed, without regard to case. */
final class IndexFlags {
    private final IndexModel index;
    private final Optional<String> at;
    private final Problems problems;

    IndexFlags(IndexModel index, Optional<String> at, Problems problems) {
        this.index = index;
        this.at = at;
        this.problems = problems;
    }

    void check(List<MemberDraft> members) {
        for (int i = 0; i < members.size(); i++) {
            if (index.parts().get(i).descending() && !KeyTypes.mayDescend(members.get(i))) {
                descending(members.get(i));
            }
        }
        if (index.hashed() && index.parts().stream().anyMatch(IndexModel.Part::descending)) {
            problem(
                    Rule.INDEX_HASHED,
                    "a hash has no order (found hashed and desc in index \"" + index.name()
                            + "\"): remove hashed, or desc");
        }
        if (index.ignoreCase() && !members.isEmpty() && members.stream().noneMatch(IndexFlags::mayBeText)) {
            problem(
                    Rule.INDEX_CASE,
                    "only text has case (found ignoreCase in index \"" + index.name()
                            + "\" without a String): remove ignoreCase");
        }
    }

    private static boolean mayBeText(MemberDraft member) {
        return member.value().isEmpty() || member.is(ValueType.STRING);
    }

    private void descending(MemberDraft member) {
        problem(
                Rule.INDEX_DESCENDING,
                "numbers, times, dates and booleans alone can be descending (found \"" + member.name() + " desc\" of "
                        + Types.text(member.facts().type()) + " in index \"" + index.name()
                        + "\"): remove desc, or annotate the member @ConvertedBy(a KeyCodec that keeps order)");
    }

    private void problem(Rule rule, String text) {
        at.ifPresentOrElse(member -> problems.add(rule, member, text), () -> problems.add(rule, text));
    }
}
