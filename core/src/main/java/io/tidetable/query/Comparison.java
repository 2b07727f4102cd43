package io.tidetable.query;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A condition as data: what an attribute is compared with, and how. Equal where all four are.
 *
 * @param entity class that declares the attribute; null where the attribute is known by its name alone
 * @param attribute Java name of the member
 * @param operator what is asked
 * @param operands what is compared with, as the caller gave it, never null: none for {@code isNull} and
 *     {@code isPresent}, two for {@code between}, one or more for {@code in}, a LocalDate and perhaps a ZoneId for
 *     {@code on}, else one
 */
public record Comparison<E>(@Nullable Class<?> entity, String attribute, Operator operator, List<Object> operands)
        implements Condition<E> {
    /** Copies the operands. */
    public Comparison {
        Objects.requireNonNull(attribute, "attribute");
        Objects.requireNonNull(operator, "operator");
        operands = List.copyOf(Objects.requireNonNull(operands, "operands"));
    }

    static <E> Comparison<E> of(Member<?, ?> member, Operator operator, @Nullable Object... operands) {
        for (Object operand : operands) {
            if (operand == null) {
                throw invalid("QUERY_NULL", member, call(operator) + "(null) compares with nothing: use isNull()");
            }
        }
        return new Comparison<>(member.entity(), member.name(), operator, List.of(operands));
    }

    static <E> Comparison<E> in(Member<?, ?> member, @Nullable Iterable<?> values) {
        if (values == null) {
            throw invalid("QUERY_NULL", member, "in(null) compares with nothing: give at least one value");
        }
        var operands = new ArrayList<@Nullable Object>();
        values.forEach(operands::add);
        if (operands.isEmpty()) {
            throw invalid("QUERY_EMPTY", member, "in() without values is never true: give at least one value");
        }
        return of(member, Operator.IN, operands.toArray());
    }

    static <E> Comparison<E> prefix(Member<?, ?> member, @Nullable String prefix) {
        if (prefix != null && prefix.isEmpty()) {
            throw invalid(
                    "QUERY_EMPTY", member, "startsWith(\"\") asks for every value: leave it out, or use isPresent()");
        }
        return of(member, Operator.STARTS_WITH, prefix);
    }

    private static InvalidQueryException invalid(String rule, Member<?, ?> member, String text) {
        return new InvalidQueryException("[" + rule + "] " + member + ": " + text + ".", Place.UNKNOWN, null);
    }

    private static String call(Operator operator) {
        String[] words = operator.name().toLowerCase(Locale.ROOT).split("_", -1);
        StringBuilder name = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            name.append(Character.toUpperCase(words[i].charAt(0))).append(words[i], 1, words[i].length());
        }
        return name.toString();
    }

    /** As the caller wrote it, with {@code ?} for each value: {@code placed since ?}, {@code status in (?, ?)}. */
    @Override
    public String toString() {
        String marks = String.join(", ", Collections.nCopies(operands.size(), "?"));
        return attribute
                + switch (operator) {
                    case IS_NULL, IS_PRESENT -> " " + call(operator);
                    case IN -> operands.size() > 3 ? " in (" + operands.size() + " values)" : " in (" + marks + ")";
                    case BETWEEN -> " between ? and ?";
                    case ON -> " on ?";
                    default -> " " + call(operator) + " " + marks;
                };
    }
}
