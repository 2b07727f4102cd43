package io.tidetable.form;

/**
 * A value to its text in a key and back, at one place of one key: escapes are in the text. Immutable.
 *
 * <p>The text of a prefix of a String is a prefix of that String's text.
 */
public interface KeyText {
    /** The text; the value is of the member's boxed type. */
    String of(Object value);

    /** The value of a text that {@link #of} makes; InvalidKeyException for any other. */
    Object parse(String text);

    /** Whether the text's order is the value's (reversed where descending). */
    boolean keepsOrder();

    /** Whether prefixes of the value are prefixes of the text. */
    boolean keepsPrefixes();
}
