package io.tidetable.mapping;

import io.tidetable.form.KeyText;

/**
 * A place in a key that a member's value fills.
 *
 * @param member Java name of the member; empty where nobody sees the value (a generated suffix)
 * @param use what of the value stands here
 * @param text value to text at this place, escapes and direction included
 * @param descending whether greater values come first
 */
public record KeySlot(String member, Use use, KeyText text, boolean descending) {
    /** What of a value stands in a slot. */
    public enum Use {
        /** The value. */
        VALUE,
        /** The time of a chronological key: 19 digits. */
        TIME,
        /** The suffix of a chronological key. */
        SUFFIX,
        /** A time rounded down to its bucket: 19 digits, fewer where plain. */
        BUCKET,
        /** The whole row key of the main row, at the end of a copy's key. */
        MAIN_ROW_KEY
    }
}
