package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** A value to its property and back, by the declared type. Immutable. */
public interface PropertyCodec {
    /**
     * The property: String, Boolean, Integer, Long, Double, UUID, Instant or byte[]. The value is of the member's boxed
     * type, as {@link #normalize} gives it. Its size is not looked at.
     *
     * @throws io.tidetable.error.InvalidValueException the value cannot be stored; the message names the member
     */
    Object write(Object value);

    /** The value of a property; null where it does not fit. */
    @Nullable
    Object read(Object property);

    /** What {@link #read} reads, in messages: {@code Int32}, {@code the name of a constant of Color}. */
    String wanted();

    /** The value as it will read back: times truncated to 100 ns, OffsetDateTime in UTC, what a codec makes of it. */
    default Object normalize(Object value) {
        return value;
    }

    /** Whether the service compares properties as the values compare. */
    boolean keepsOrder();
}
