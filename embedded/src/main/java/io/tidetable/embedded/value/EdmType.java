package io.tidetable.embedded.value;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The eight types of a property. A value is kept as the Java object named at its type. */
public enum EdmType {
    /** {@code byte[]}, at most 64 KiB. */
    BINARY("Edm.Binary"),
    /** {@link Boolean}. */
    BOOLEAN("Edm.Boolean"),
    /** {@link DateTime}. */
    DATE_TIME("Edm.DateTime"),
    /** {@link Double}. */
    DOUBLE("Edm.Double"),
    /** {@link UUID}. */
    GUID("Edm.Guid"),
    /** {@link Integer}. */
    INT32("Edm.Int32"),
    /** {@link Long}. */
    INT64("Edm.Int64"),
    /** {@link String}, at most 32 Ki UTF-16 units. */
    STRING("Edm.String");

    private static final int LENGTH_BYTES = 4;

    private final String edmName;

    EdmType(String edmName) {
        this.edmName = edmName;
    }

    /** As in {@code Edm.Int32}. */
    public String edmName() {
        return edmName;
    }

    /** The type of that name, or null where there is none. */
    public static @Nullable EdmType named(String edmName) {
        for (EdmType type : values()) {
            if (type.edmName.equals(edmName)) {
                return type;
            }
        }
        return null;
    }

    /** The type of a kept value. */
    public static EdmType of(Object value) {
        if (value instanceof String) {
            return STRING;
        } else if (value instanceof Integer) {
            return INT32;
        } else if (value instanceof Long) {
            return INT64;
        } else if (value instanceof Double) {
            return DOUBLE;
        } else if (value instanceof Boolean) {
            return BOOLEAN;
        } else if (value instanceof DateTime) {
            return DATE_TIME;
        } else if (value instanceof UUID) {
            return GUID;
        } else if (value instanceof byte[]) {
            return BINARY;
        }
        throw new IllegalArgumentException("No type of the service: " + value.getClass());
    }

    /** What a value adds to the size of its row, in bytes (Microsoft's formula for entities). */
    public static int size(Object value) {
        return switch (of(value)) {
            case STRING -> 2 * ((String) value).length() + LENGTH_BYTES;
            case BINARY -> ((byte[]) value).length + LENGTH_BYTES;
            case GUID -> 2 * Long.BYTES;
            case DATE_TIME, DOUBLE, INT64 -> Long.BYTES;
            case INT32 -> Integer.BYTES;
            case BOOLEAN -> 1;
        };
    }
}
