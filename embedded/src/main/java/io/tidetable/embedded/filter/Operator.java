package io.tidetable.embedded.filter;

import io.tidetable.embedded.value.Order;
import org.jspecify.annotations.Nullable;

/** The six comparisons. */
public enum Operator {
    /** {@code eq}. */
    EQ("eq", "Equal"),
    /** {@code ne}. */
    NE("ne", "NotEqual"),
    /** {@code gt}. */
    GT("gt", "GreaterThan"),
    /** {@code ge}. */
    GE("ge", "GreaterThanOrEqual"),
    /** {@code lt}. */
    LT("lt", "LessThan"),
    /** {@code le}. */
    LE("le", "LessThanOrEqual");

    private final String word;
    private final String kind;

    Operator(String word, String kind) {
        this.word = word;
        this.kind = kind;
    }

    /** As messages of the service name it. */
    String kind() {
        return kind;
    }

    static @Nullable Operator named(String word) {
        for (Operator operator : values()) {
            if (operator.word.equals(word)) {
                return operator;
            }
        }
        return null;
    }

    /** The operator that says the same with its sides exchanged. */
    Operator flipped() {
        return switch (this) {
            case GT -> LT;
            case GE -> LE;
            case LT -> GT;
            case LE -> GE;
            case EQ, NE -> this;
        };
    }

    /** Whether an order of {@link Order#compare} satisfies this. */
    boolean holds(int order) {
        if (order == Order.UNORDERED) {
            return this == NE;
        }
        return switch (this) {
            case EQ -> order == 0;
            case NE -> order != 0;
            case GT -> order > 0;
            case GE -> order >= 0;
            case LT -> order < 0;
            case LE -> order <= 0;
        };
    }
}
