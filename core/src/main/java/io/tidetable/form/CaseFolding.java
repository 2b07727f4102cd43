package io.tidetable.form;

/**
 * Text without regard to case: each code point in upper and then lower case, by {@link Character}, whatever the locale.
 * So {@code ß} stays itself, and dotted and dotless i are one.
 */
public final class CaseFolding {
    private CaseFolding() {}

    /** The one form of all texts that differ in case alone. */
    public static String fold(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c > 'z' || (c >= 'A' && c <= 'Z')) {
                return folded(text);
            }
        }
        return text;
    }

    private static String folded(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        text.codePoints().forEach(c -> folded.appendCodePoint(Character.toLowerCase(Character.toUpperCase(c))));
        return folded.toString();
    }
}
