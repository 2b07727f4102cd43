package io.tidetable.form;

/**
 * A value to its text in a key and back, at one place of one key: escapes are in the text. Immutable.
 *
 * <p>The text of a prefix of a String is a prefix of that String's text, and of no other String that does not begin
 * with it. No two values share a text, but of those that {@code ignoreCase} makes one, times of one tick, and times of
 * one bucket.
 */
public interface KeyText {
    /**
     * The text; the value is of the member's boxed type.
     *
     * @throws io.tidetable.error.InvalidKeyException the value can be no key: NaN, a time outside the years 1 to 9999,
     *     text with a lone surrogate; the message names the member
     */
    String of(Object value);

    /**
     * The value of a text that {@link #of} makes: the start of a bucket, the folded text of an index that ignores case,
     * the hexadecimal text of one that is hashed.
     *
     * @throws io.tidetable.error.InvalidKeyException for any other text
     */
    Object parse(String text);

    /**
     * Whether the text's order is the value's (reversed where descending): numbers, times, dates, booleans, codecs that
     * say so. A String in a key is ordered by its text, so it answers false here.
     */
    boolean keepsOrder();

    /** Whether prefixes of the value are prefixes of the text: Strings, also folded ones. */
    boolean keepsPrefixes();
}
