package io.tidetable.model;

import io.tidetable.model.facts.ClassFacts;
import io.tidetable.model.facts.MemberFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Gathers what is wrong with one class. */
final class Problems {
    private final ClassFacts facts;
    private final List<Problem> found = new ArrayList<>();

    Problems(ClassFacts facts) {
        this.facts = facts;
    }

    /** The class is at fault. */
    void add(Rule rule, String text) {
        found.add(new Problem(rule.name(), facts.label(), Optional.empty(), text));
    }

    /** A member is at fault; {@code outer_inner} below an embedded record. */
    void add(Rule rule, String member, String text) {
        found.add(new Problem(rule.name(), facts.label(), Optional.of(member), text));
    }

    boolean none() {
        return found.isEmpty();
    }

    /** Those of the class first, then in the order of members. */
    Reading.Rejected rejected() {
        return new Reading.Rejected(found.stream()
                .distinct()
                .sorted(Comparator.comparingInt(this::place))
                .toList());
    }

    private int place(Problem problem) {
        return problem.member().map(this::place).orElse(-1);
    }

    private int place(String member) {
        List<MemberFacts> members = facts.members();
        for (int i = members.size() - 1; i >= 0; i--) {
            String name = members.get(i).name();
            if (member.equals(name) || member.startsWith(name + "_")) {
                return i;
            }
        }
        return members.size();
    }
}
