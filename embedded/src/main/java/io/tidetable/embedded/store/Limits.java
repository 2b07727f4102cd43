package io.tidetable.embedded.store;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.value.DateTime;
import io.tidetable.embedded.value.EdmType;
import java.util.Map;

/** What a row may hold; the limits are those of Microsoft's reference. */
public final class Limits {
    /** Bytes of a key, two a UTF-16 unit. */
    static final int MAX_KEY_BYTES = 1024;

    private static final int MAX_PROPERTIES = 252;
    private static final int MAX_NAME_LENGTH = 255;
    private static final int MAX_VALUE_BYTES = 64 * 1024;
    private static final int MAX_ROW_BYTES = 1024 * 1024;
    private static final int ROW_OVERHEAD = 4;
    private static final int PROPERTY_OVERHEAD = 8;
    private static final int STRING_OVERHEAD = 4;

    private Limits() {}

    /**
     * Refuses fields that break a limit.
     *
     * @throws ServiceError with the code of that limit
     */
    public static void check(RowId id, Fields fields) {
        if (fields.count() > MAX_PROPERTIES) {
            throw Failure.TOO_MANY_PROPERTIES.error();
        }
        long size =
                ROW_OVERHEAD + 2L * (id.partitionKey().length() + id.rowKey().length());
        for (Map.Entry<String, Object> field : fields.values().entrySet()) {
            int bytes = EdmType.size(field.getValue());
            checkField(field.getKey(), field.getValue(), bytes);
            size += PROPERTY_OVERHEAD + 2L * field.getKey().length() + bytes;
        }
        if (size > MAX_ROW_BYTES) {
            throw Failure.ENTITY_TOO_LARGE.error();
        }
    }

    private static void checkField(String name, Object value, int bytes) {
        if (name.length() > MAX_NAME_LENGTH) {
            throw Failure.PROPERTY_NAME_TOO_LONG.error();
        }
        if (!isIdentifier(name)) {
            throw Failure.PROPERTY_NAME_INVALID.error();
        }
        boolean sized = value instanceof String || value instanceof byte[];
        if (sized && bytes - STRING_OVERHEAD > MAX_VALUE_BYTES) {
            throw Failure.PROPERTY_VALUE_TOO_LARGE.error();
        }
        if (value instanceof DateTime time && time.compareTo(DateTime.MIN) < 0) {
            throw Failure.OUT_OF_RANGE.error();
        }
    }

    /** Whether a name is one of C#: letters, digits, underscores and marks, not starting with a digit. */
    private static boolean isIdentifier(String name) {
        if (name.isEmpty() || !isIdentifierStart(name.charAt(0))) {
            return false;
        }
        return name.chars().allMatch(c -> isIdentifierStart((char) c) || isIdentifierPart((char) c));
    }

    private static boolean isIdentifierStart(char c) {
        return c == '_' || Character.isLetter(c) || Character.getType(c) == Character.LETTER_NUMBER;
    }

    private static boolean isIdentifierPart(char c) {
        return switch (Character.getType(c)) {
            case Character.DECIMAL_DIGIT_NUMBER,
                    Character.CONNECTOR_PUNCTUATION,
                    Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.FORMAT -> true;
            default -> false;
        };
    }

    /** Refuses a key that a row cannot have. */
    public static void checkKey(String name, String key) {
        if (2 * key.length() > MAX_KEY_BYTES) {
            throw Failure.KEY_TOO_LARGE.error();
        }
        if (!key.codePoints().allMatch(Limits::isKeyCharacter)) {
            throw Failure.OUT_OF_RANGE.error("The '" + name + "' parameter of value '" + key + "' is out of range.");
        }
    }

    /** No control character, none of {@code / \ # ?}, and no half of a surrogate pair, which has no UTF-8. */
    private static boolean isKeyCharacter(int c) {
        boolean half = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        return c > '\u001F' && (c < '\u007F' || c > '\u009F') && "/\\#?".indexOf(c) < 0 && !half;
    }
}
