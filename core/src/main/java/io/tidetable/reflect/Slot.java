package io.tidetable.reflect;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a field holds: one value of the model, several, or none. */
sealed interface Slot {
    /** What was found in the field, to its places among the values of the model. */
    void read(@Nullable Object found, @Nullable Object[] values);

    /** What belongs into the field; {@code found} is what stands there now, null in new objects. */
    @Nullable
    Object write(@Nullable Object[] values, @Nullable Object found);

    /** Whether nothing of this is among the values. */
    boolean isAbsent(@Nullable Object[] values);

    /** A value as declared; {@code absent} is zero or false for primitives. */
    record Plain(int index, @Nullable Object absent) implements Slot {
        @Override
        public void read(@Nullable Object found, @Nullable Object[] values) {
            values[index] = found;
        }

        @Override
        public @Nullable Object write(@Nullable Object[] values, @Nullable Object found) {
            Object value = values[index];
            return value == null ? absent : value;
        }

        @Override
        public boolean isAbsent(@Nullable Object[] values) {
            return values[index] == null;
        }
    }

    /** A value in an Optional; no Optional at all is an empty one. */
    record Wrapped(int index) implements Slot {
        @Override
        public void read(@Nullable Object found, @Nullable Object[] values) {
            values[index] = found instanceof Optional<?> optional ? optional.orElse(null) : null;
        }

        @Override
        public Object write(@Nullable Object[] values, @Nullable Object found) {
            return Optional.ofNullable(values[index]);
        }

        @Override
        public boolean isAbsent(@Nullable Object[] values) {
            return values[index] == null;
        }
    }

    /** An embedded record; null where all of its components are absent. */
    record Nested(Shape shape) implements Slot {
        @Override
        public void read(@Nullable Object found, @Nullable Object[] values) {
            if (found != null) {
                shape.read(found, values);
            }
        }

        @Override
        public @Nullable Object write(@Nullable Object[] values, @Nullable Object found) {
            return shape.isAbsent(values) ? null : shape.make(values, found);
        }

        @Override
        public boolean isAbsent(@Nullable Object[] values) {
            return shape.isAbsent(values);
        }
    }

    /** A component that is not stored. */
    record Kept(@Nullable Object absent) implements Slot {
        @Override
        public void read(@Nullable Object found, @Nullable Object[] values) {}

        @Override
        public @Nullable Object write(@Nullable Object[] values, @Nullable Object found) {
            return found == null ? absent : found;
        }

        @Override
        public boolean isAbsent(@Nullable Object[] values) {
            return true;
        }
    }
}
