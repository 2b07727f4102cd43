package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/**
 * What keys cannot hold, and what means something in ours, as {@code !} and two hexadecimal digits.
 *
 * @param joint whether {@code _} is escaped: other text follows in the key
 * @param tilde whether a leading {@code ~} is escaped: the key starts here, and index rows alone start with it
 */
record KeyEscape(boolean joint, boolean tilde) {
    private static final char MARK = '!';
    private static final String HEX = "0123456789ABCDEF";
    /** Characters above are never escaped. */
    private static final int LAST = 0x9F;

    private static final boolean[] ALWAYS = new boolean[LAST + 1];

    static {
        for (int c = 0; c <= LAST; c++) {
            ALWAYS[c] = c < ' ' || c >= 0x7F || "/\\#?!".indexOf(c) >= 0;
        }
    }

    /** Whether a text stays as it is. */
    boolean leaves(String text) {
        return first(text) < 0;
    }

    String escape(String text) {
        int first = first(text);
        if (first < 0) {
            return text;
        }
        int length = text.length();
        StringBuilder escaped = new StringBuilder(length + 8).append(text, 0, first);
        for (int i = first; i < length; i++) {
            char c = text.charAt(i);
            if (isEscaped(c, i)) {
                escaped.append(MARK).append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            } else {
                escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /** The text; null where a mark is not followed by two digits. What would be escaped otherwise is let through. */
    static @Nullable String unescape(String escaped) {
        int mark = escaped.indexOf(MARK);
        if (mark < 0) {
            return escaped;
        }
        int length = escaped.length();
        StringBuilder text = new StringBuilder(length).append(escaped, 0, mark);
        for (int i = mark; i < length; i++) {
            char c = escaped.charAt(i);
            if (c == MARK) {
                int code = i + 2 < length
                        ? HEX.indexOf(escaped.charAt(i + 1)) * 16 + HEX.indexOf(escaped.charAt(i + 2))
                        : -1;
                if (code < 0) {
                    return null;
                }
                text.append((char) code);
                i += 2;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private int first(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (isEscaped(text.charAt(i), i)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isEscaped(char c, int index) {
        return c <= LAST && (ALWAYS[c] || (c == '_' && joint) || (c == '~' && tilde && index == 0));
    }
}
