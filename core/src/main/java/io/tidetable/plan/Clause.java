package io.tidetable.plan;

import io.tidetable.form.FilterLiteral;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A part of a {@code $filter}.
 *
 * @param text as sent, in parentheses where it would not hold together in an {@code and}
 * @param comparisons how many it holds
 */
public record Clause(String text, int comparisons) {
    /** Comparisons that one filter holds at most (Table service, query operators). */
    static final int MAX_COMPARISONS = 15;

    /** Property names are identifiers by the rules of the mapping; values are literals: nothing else gets in. */
    static Clause of(String property, String operator, Object value) {
        return new Clause(property + " " + operator + " " + FilterLiteral.of(value), 1);
    }

    static Clause any(List<Clause> clauses) {
        return clauses.size() == 1 ? clauses.get(0) : new Clause("(" + join(clauses, " or ") + ")", count(clauses));
    }

    Clause not() {
        return new Clause("not (" + text + ")", comparisons);
    }

    static Clause all(List<Clause> clauses) {
        return new Clause(join(clauses, " and "), count(clauses));
    }

    static int count(Collection<Clause> clauses) {
        return clauses.stream().mapToInt(Clause::comparisons).sum();
    }

    private static String join(List<Clause> clauses, String operator) {
        return clauses.stream().map(Clause::text).collect(Collectors.joining(operator));
    }
}
