package io.tidetable.model;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Names of the indexes and index entities of one class. */
final class IndexNames {
    private final Problems problems;
    private final Set<String> taken = new HashSet<>();

    IndexNames(Problems problems) {
        this.problems = problems;
    }

    /** Takes a name; the annotation stands at a member or on the class. */
    void check(String name, Optional<String> member) {
        if (name.isEmpty() || !TableRules.isLettersAndDigits(name)) {
            problem(
                    Rule.INDEX_NAME,
                    member,
                    "the name of an index is letters and digits; on a class it must be said, on a member it is the"
                            + " stored name unless said (found \"" + name
                            + "\"): give it one, as in name = \"byCity\"");
        } else if (!taken.add(name)) {
            problem(
                    Rule.INDEX_TWICE,
                    member,
                    "indexes and index entities of a class have different names (found \"" + name
                            + "\" again): give one of them another name");
        }
    }

    private void problem(Rule rule, Optional<String> member, String text) {
        member.ifPresentOrElse(m -> problems.add(rule, m, text), () -> problems.add(rule, text));
    }
}
