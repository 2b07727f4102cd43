package io.tidetable.plan;

import org.jspecify.annotations.Nullable;

/**
 * The first text behind all texts that begin with a prefix, in the order of UTF-16 units, in which the service
 * compares: the prefix with its last code point replaced by the one that follows it. Surrogate pairs sort between
 * U+D7FF and U+E000; a code point that has no successor is dropped and the one before it is counted up instead.
 */
final class Successor {
    private static final int FIRST_SUPPLEMENTARY = 0x10000;

    private Successor() {}

    /** Behind all keys with the prefix, made of characters that key text can hold; null where no key is behind. */
    static @Nullable String ofKeys(String prefix) {
        return of(prefix, true);
    }

    /** Behind all properties with the prefix; null where none is behind. */
    static @Nullable String ofProperties(String prefix) {
        return of(prefix, false);
    }

    private static @Nullable String of(String prefix, boolean inKeys) {
        int end = prefix.length();
        while (end > 0) {
            int last = prefix.codePointBefore(end);
            end -= Character.charCount(last);
            if (last != 0xFFFF) {
                return prefix.substring(0, end) + Character.toString(following(last, inKeys));
            }
        }
        return null;
    }

    private static int following(int codePoint, boolean inKeys) {
        int next = inUtf16Order(codePoint);
        while (inKeys && !inKeyText(next)) {
            next = inUtf16Order(next);
        }
        return next;
    }

    private static int inUtf16Order(int codePoint) {
        return switch (codePoint) {
            case Character.MIN_SURROGATE - 1 -> FIRST_SUPPLEMENTARY;
            case Character.MAX_CODE_POINT -> Character.MAX_SURROGATE + 1;
            default -> codePoint + 1;
        };
    }

    /** Characters that keys must not hold (Table service, characters disallowed in key fields) are not in key text. */
    private static boolean inKeyText(int codePoint) {
        return codePoint != '/'
                && codePoint != '\\'
                && codePoint != '#'
                && codePoint != '?'
                && !Character.isISOControl(codePoint);
    }
}
