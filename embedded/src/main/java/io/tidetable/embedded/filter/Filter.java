package io.tidetable.embedded.filter;

import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.value.Order;
import java.util.List;

/**
 * A parsed {@code $filter}. A comparison with an absent property, or with one of another type, is false whatever its
 * operator; {@code not} around it is true.
 */
public sealed interface Filter {
    /** Holds for every row. */
    Filter ALWAYS = new Constant(true);

    /** Whether a row satisfies this. */
    boolean test(Properties row);

    /**
     * Reads a filter.
     *
     * @throws ServiceError InvalidInput for what is no filter, NotImplemented for functions and arithmetic
     */
    static Filter parse(String text) {
        return new FilterParser(text).parse();
    }

    /** {@code true} or {@code false}. */
    record Constant(boolean value) implements Filter {
        @Override
        public boolean test(Properties row) {
            return value;
        }
    }

    /** Terms joined by {@code and}. */
    record All(List<Filter> terms) implements Filter {
        @Override
        public boolean test(Properties row) {
            for (Filter term : terms) {
                if (!term.test(row)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Terms joined by {@code or}. */
    record Any(List<Filter> terms) implements Filter {
        @Override
        public boolean test(Properties row) {
            for (Filter term : terms) {
                if (term.test(row)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** {@code not}. */
    record Not(Filter term) implements Filter {
        @Override
        public boolean test(Properties row) {
            return !term.test(row);
        }
    }

    /**
     * A property against a literal. Types must agree, but for an Int32 literal, which an Int64 property meets too; a
     * Double property does not meet {@code 5}.
     */
    record Comparison(String property, Operator operator, Object literal) implements Filter {
        @Override
        public boolean test(Properties row) {
            Object value = row.value(property);
            if (value == null) {
                return false;
            }
            if (value instanceof Long wide && literal instanceof Integer narrow) {
                return operator.holds(Long.compare(wide, narrow));
            }
            return value.getClass() == literal.getClass() && operator.holds(Order.compare(value, literal));
        }
    }
}
