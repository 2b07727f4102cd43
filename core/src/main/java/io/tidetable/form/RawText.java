package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** A value to text of any characters and back, whatever its place in a key. */
interface RawText {
    /** The text; null where the value can be no key. */
    @Nullable
    String write(Object value);

    /**
     * The value of a text; null or any RuntimeException where there is none. A text that {@link #write} would write
     * otherwise is not refused here.
     */
    @Nullable
    Object read(String text);

    /** Whether a text is the one that is written for the value read from it. */
    default boolean isWrittenFor(Object value, String text) {
        return text.equals(write(value));
    }

    /** What values can be keys, in messages. */
    String wanted();

    /** As {@link KeyText#keepsOrder}. */
    boolean keepsOrder();

    /** As {@link KeyText#keepsPrefixes}. */
    default boolean keepsPrefixes() {
        return false;
    }

    /** Whether the text can hold what is escaped. */
    default boolean isFree() {
        return false;
    }
}
