package io.tidetable.embedded.value;

import java.math.BigInteger;
import java.util.Base64;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Text to value, as JSON and $filter write them; null where a text is no value of the type. */
public final class Texts {
    private static final Pattern GUID = Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");
    private static final Pattern INTEGER = Pattern.compile("[+-]?\\d{1,30}");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,9})?");

    private Texts() {}

    /** The value that a text means in a type. */
    public static @Nullable Object parse(EdmType type, String text) {
        return switch (type) {
            case STRING -> isUnicode(text) ? text : null;
            case BOOLEAN -> bool(text);
            case INT32 -> int32(text);
            case INT64 -> int64(text);
            case DOUBLE -> number(text);
            case GUID -> GUID.matcher(text).matches() ? UUID.fromString(text) : null;
            case DATE_TIME -> DateTime.parse(text);
            case BINARY -> base64(text);
        };
    }

    /** Half of a surrogate pair, escaped in JSON, is no character: no UTF-8 can give it back. */
    private static boolean isUnicode(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
            }
        }
        return true;
    }

    private static @Nullable Boolean bool(String text) {
        return switch (text) {
            case "true", "True" -> Boolean.TRUE;
            case "false", "False" -> Boolean.FALSE;
            default -> null;
        };
    }

    /** A whole number of 32 bits. */
    public static @Nullable Integer int32(String text) {
        Long wide = int64(text);
        return wide != null && wide.intValue() == wide ? (Integer) wide.intValue() : null;
    }

    /** A whole number of 64 bits. */
    public static @Nullable Long int64(String text) {
        if (!INTEGER.matcher(text).matches()) {
            return null;
        }
        BigInteger number = new BigInteger(text);
        return number.bitLength() < Long.SIZE ? (Long) number.longValue() : null;
    }

    /** A double, with {@code NaN}, {@code Infinity} and {@code -Infinity}. */
    public static @Nullable Double number(String text) {
        return switch (text) {
            case "NaN" -> Double.NaN;
            case "Infinity", "INF" -> Double.POSITIVE_INFINITY;
            case "-Infinity", "-INF" -> Double.NEGATIVE_INFINITY;
            default -> NUMBER.matcher(text).matches() ? finite(Double.parseDouble(text)) : null;
        };
    }

    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? (Double) number : null;
    }

    private static byte @Nullable [] base64(String text) {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException notBase64) {
            return null;
        }
    }
}
