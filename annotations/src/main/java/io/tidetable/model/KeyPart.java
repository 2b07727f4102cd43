package io.tidetable.model;

import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** A part of a partition or row key, in the order of the key. */
public sealed interface KeyPart {
    /** A text that no member makes; may be empty. */
    record Constant(String text) implements KeyPart {}

    /** The key text of a member's value. */
    record Value(String member, boolean descending) implements KeyPart {}

    /**
     * A chronological row key: 19 digits of ticks, and, unless unique, separator and suffix; without a suffix member
     * the suffix is a UUID that nobody sees.
     */
    record Time(String member, boolean reverse, String separator, boolean unique, Optional<String> suffix)
            implements KeyPart {}

    /**
     * A time rounded down: ticks of {@code amount} units counted from 0001-01-01T00:00:00Z; {@code plain} without
     * padding.
     */
    record Bucket(String member, ChronoUnit unit, int amount, boolean descending, boolean plain) implements KeyPart {}
}
