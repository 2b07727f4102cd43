package io.tidetable.plan;

import io.tidetable.form.CaseFolding;
import io.tidetable.form.KeyText;
import io.tidetable.form.PropertyCodec;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.OffsetDateTime;

/** How the values of a member compare, on every access path alike; null never reaches it. */
public sealed interface ValueOrder {
    /** What values are equal by: equal objects for values that are the same. */
    Object identity(Object value);

    /** Whether two values are the same. */
    default boolean same(Object a, Object b) {
        return identity(a).equals(identity(b));
    }

    /** Below, at or above zero; only where the planner let a comparison by order pass. */
    int compare(Object a, Object b);

    boolean startsWith(Object value, String prefix);

    /** As Java compares, and for texts as the service does: by UTF-16 unit. */
    record Natural() implements ValueOrder {
        /** 0.0 is -0.0, 1.10 is 1.1. */
        @Override
        public Object identity(Object value) {
            if (value instanceof Double || value instanceof Float) {
                return ((Number) value).doubleValue() + 0.0;
            }
            if (value instanceof BigDecimal number) {
                return number.stripTrailingZeros();
            }
            return value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : value;
        }

        @Override
        @SuppressWarnings("unchecked") // operands were checked against the member's type
        public int compare(Object a, Object b) {
            if (a instanceof Double || a instanceof Float) {
                return Double.compare(((Number) a).doubleValue() + 0.0, ((Number) b).doubleValue() + 0.0);
            }
            if (a instanceof OffsetDateTime time && b instanceof OffsetDateTime other) {
                return time.toInstant().compareTo(other.toInstant());
            }
            return ((Comparable<Object>) a).compareTo(b);
        }

        @Override
        public boolean startsWith(Object value, String prefix) {
            return value.toString().startsWith(prefix);
        }
    }

    /** As the key texts of one key compare. */
    record ByText(KeyText text) implements ValueOrder {
        @Override
        public Object identity(Object value) {
            return text.of(value);
        }

        @Override
        public int compare(Object a, Object b) {
            return text.of(a).compareTo(text.of(b));
        }

        @Override
        public boolean startsWith(Object value, String prefix) {
            return value.toString().startsWith(prefix);
        }
    }

    /** As the properties that a codec makes are equal. */
    record ByProperty(PropertyCodec codec) implements ValueOrder {
        @Override
        public Object identity(Object value) {
            return new Natural().identity(codec.write(value));
        }

        @Override
        public int compare(Object a, Object b) {
            return new Natural().compare(a, b);
        }

        @Override
        public boolean startsWith(Object value, String prefix) {
            return false;
        }
    }

    /** Without regard to case: each code point in upper and then lower case. */
    record IgnoringCase(ValueOrder folded) implements ValueOrder {
        @Override
        public Object identity(Object value) {
            return fold(value);
        }

        @Override
        public int compare(Object a, Object b) {
            return folded.compare(fold(a), fold(b));
        }

        @Override
        public boolean startsWith(Object value, String prefix) {
            return fold(value).startsWith(fold(prefix));
        }

        private static String fold(Object value) {
            return CaseFolding.fold(value.toString());
        }
    }
}
