package io.tidetable.mapping;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A {@code @Large} value over several properties: {@code text}, {@code text1}, {@code text2}. Each but the last is
 * full: 32,768 UTF-16 units, one fewer where a surrogate pair would be torn, or 65,536 bytes. So what is less than full
 * is the last, whatever an older, longer value left behind it; a value that fills its last property is followed by an
 * empty one.
 */
final class Chunks {
    /** UTF-16 units of one String property (Table service, 64 KiB). */
    static final int UNITS = 32 * 1024;

    /** Bytes of one Binary property (Table service, 64 KiB). */
    static final int BYTES = 64 * 1024;

    private Chunks() {}

    /** The name of a chunk, counted from 0. */
    static String name(String property, int number) {
        return number == 0 ? property : property + number;
    }

    static void split(String property, Object value, Map<String, Object> into) {
        int length = length(value);
        int start = 0;
        int number = 0;
        boolean full = true;
        while (full) {
            int end = end(value, start, length);
            Object chunk = part(value, start, end);
            into.put(name(property, number++), chunk);
            full = isFull(chunk);
            start = end;
        }
    }

    private static int end(Object value, int start, int length) {
        int end = Math.min(length, start + (value instanceof String ? UNITS : BYTES));
        boolean torn = value instanceof String text && end < length && Character.isHighSurrogate(text.charAt(end - 1));
        return torn ? end - 1 : end;
    }

    private static int length(Object value) {
        return value instanceof String text ? text.length() : ((byte[]) value).length;
    }

    private static Object part(Object value, int start, int end) {
        return value instanceof String text
                ? text.substring(start, end)
                : Arrays.copyOfRange((byte[]) value, start, end);
    }

    private static boolean isFull(Object chunk) {
        return chunk instanceof String text ? text.length() >= UNITS - 1 : ((byte[]) chunk).length >= BYTES;
    }

    /** The value whose first chunk this is; null where the chunks are of two types. */
    static @Nullable Object join(String property, Object first, Map<String, Object> properties) {
        return first instanceof String text
                ? joinText(property, text, properties)
                : joinBytes(property, (byte[]) first, properties);
    }

    private static @Nullable String joinText(String property, String first, Map<String, Object> properties) {
        if (!isFull(first)) {
            return first;
        }
        StringBuilder whole = new StringBuilder();
        Object chunk = first;
        for (int i = 1; chunk instanceof String text; i++) {
            whole.append(text);
            chunk = isFull(text) ? properties.get(name(property, i)) : null;
        }
        return chunk == null ? whole.toString() : null;
    }

    private static byte @Nullable [] joinBytes(String property, byte[] first, Map<String, Object> properties) {
        if (!isFull(first)) {
            return first;
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        Object chunk = first;
        for (int i = 1; chunk instanceof byte[] bytes; i++) {
            whole.writeBytes(bytes);
            chunk = isFull(bytes) ? properties.get(name(property, i)) : null;
        }
        return chunk == null ? whole.toByteArray() : null;
    }
}
