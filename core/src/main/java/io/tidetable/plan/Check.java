package io.tidetable.plan;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a condition asks of a value, its operands of the member's type and as values read back. */
public sealed interface Check {
    /** Whether a value passes; null where the property is absent. */
    boolean passes(@Nullable Object value, ValueOrder order);

    /** Its operands in their order. */
    default List<Object> values() {
        return List.of();
    }

    /**
     * Equal to one of these.
     *
     * @param values each once
     * @param identities what they are equal by
     */
    record OneOf(List<Object> values, Set<Object> identities) implements Check {
        static OneOf of(Collection<?> values, ValueOrder order) {
            Map<Object, Object> distinct = new LinkedHashMap<>();
            values.forEach(value -> distinct.putIfAbsent(order.identity(value), value));
            return new OneOf(List.copyOf(distinct.values()), distinct.keySet());
        }

        @Override
        public boolean passes(@Nullable Object value, ValueOrder order) {
            return value != null && identities.contains(order.identity(value));
        }
    }

    /** Present and different from this. */
    record Not(Object other) implements Check {
        @Override
        public List<Object> values() {
            return List.of(other);
        }

        @Override
        public boolean passes(@Nullable Object value, ValueOrder order) {
            return value != null && !order.same(other, value);
        }
    }

    /** Absent. */
    record Absent() implements Check {
        @Override
        public boolean passes(@Nullable Object value, ValueOrder order) {
            return value == null;
        }
    }

    /** Present. */
    record Present() implements Check {
        @Override
        public boolean passes(@Nullable Object value, ValueOrder order) {
            return value != null;
        }
    }

    /** Between two ends; null where there is no end. Not a number is between nothing. */
    record Within(@Nullable End lower, @Nullable End upper) implements Check {
        @Override
        public List<Object> values() {
            return Stream.of(lower, upper)
                    .flatMap(end -> end == null ? Stream.of("") : Stream.of(end.value(), end.inclusive() ? "]" : ")"))
                    .toList();
        }

        @Override
        public boolean passes(@Nullable Object value, ValueOrder order) {
            return value != null
                    && !(value instanceof Number number && Double.isNaN(number.doubleValue()))
                    && (lower == null || above(order.compare(value, lower.value()), lower))
                    && (upper == null || above(order.compare(upper.value(), value), upper));
        }

        private static boolean above(int comparison, End end) {
            return comparison > 0 || (comparison == 0 && end.inclusive());
        }

        boolean isEmpty(ValueOrder order) {
            return lower != null
                    && upper != null
                    && !above(
                            order.compare(upper.value(), lower.value()),
                            new End("", lower.inclusive() && upper.inclusive()));
        }
    }

    /** Begins with this. */
    record Prefix(String prefix) implements Check {
        @Override
        public List<Object> values() {
            return List.of(prefix);
        }

        @Override
        public boolean passes(@Nullable Object value, ValueOrder order) {
            return value != null && order.startsWith(value, prefix);
        }
    }

    /** Satisfied by nothing: times out of all range. */
    record Never() implements Check {
        @Override
        public boolean passes(@Nullable Object value, ValueOrder order) {
            return false;
        }
    }

    /** An end of a range of values. */
    record End(Object value, boolean inclusive) {}
}
