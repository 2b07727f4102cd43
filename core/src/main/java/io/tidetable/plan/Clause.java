package io.tidetable.plan;

import io.tidetable.form.FilterLiteral;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A part of a {@code $filter}.
 *
 * @param text as sent, in parentheses where it would not hold together in an {@code and}
 * @param shape the same with {@code ?} in place of each value
 * @param comparisons how many it holds
 */
public record Clause(String text, String shape, int comparisons) {
    /** Comparisons that one filter holds at most (Table service, query operators). */
    static final int MAX_COMPARISONS = 15;

    /** Characters of an escaped byte in a URL, and of the three bytes that a UTF-16 unit takes at most. */
    private static final int ESCAPED = 3;

    private static final int ESCAPED_BYTES = 9;

    /** Property names are identifiers by the rules of the mapping; values are literals: nothing else gets in. */
    static Clause of(String property, String operator, Object value) {
        String start = property + " " + operator + " ";
        return new Clause(start + FilterLiteral.of(value), start + "?", 1);
    }

    static Clause any(List<Clause> clauses) {
        return clauses.size() == 1
                ? clauses.get(0)
                : new Clause(
                        "(" + join(clauses, Clause::text, " or ") + ")",
                        "(" + join(clauses, Clause::shape, " or ") + ")",
                        count(clauses));
    }

    Clause not() {
        return new Clause("not (" + text + ")", "not (" + shape + ")", comparisons);
    }

    static Clause all(List<Clause> clauses) {
        return new Clause(join(clauses, Clause::text, " and "), join(clauses, Clause::shape, " and "), count(clauses));
    }

    static int count(Collection<Clause> clauses) {
        return clauses.stream().mapToInt(Clause::comparisons).sum();
    }

    /** Characters that it takes in a URL, at most. */
    int length() {
        return text.chars()
                .map(c -> c > 0x7F ? ESCAPED_BYTES : Character.isLetterOrDigit(c) ? 1 : ESCAPED)
                .sum();
    }

    private static String join(List<Clause> clauses, Function<Clause, String> part, String operator) {
        return clauses.stream().map(part).collect(Collectors.joining(operator));
    }
}
