package io.tidetable.form;

/** Text as UTF-16 units. */
public final class Utf16 {
    private Utf16() {}

    /** Whether every surrogate has its other half: else the text is not Unicode, and no service keeps it. */
    public static boolean isWellFormed(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (!isPair(text, i)) {
                    return false;
                }
                i++;
            }
        }
        return true;
    }

    /** Whether the two units from an index are one code point. */
    static boolean isPair(String text, int index) {
        return Character.isHighSurrogate(text.charAt(index))
                && index + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(index + 1));
    }
}
