package io.tidetable.azure;

import java.util.Base64;
import java.util.UUID;

/** The types of properties that JSON alone does not tell: text to value by the name in {@code X@odata.type}. */
final class EdmType {
    static final String DATE_TIME = "Edm.DateTime";
    static final String DOUBLE = "Edm.Double";
    static final String INT64 = "Edm.Int64";
    static final String GUID = "Edm.Guid";
    static final String BINARY = "Edm.Binary";
    /** What is added to a property's name to name its type. */
    static final String SUFFIX = "@odata.type";

    private EdmType() {}

    /** The value of a text of that type; IllegalArgumentException or DateTimeException where it is none. */
    static Object value(String type, String text) {
        return switch (type) {
            case INT64 -> Long.valueOf(text);
            case DATE_TIME -> EdmTime.parse(text);
            case DOUBLE -> Double.valueOf(text);
            case GUID -> UUID.fromString(text);
            case BINARY -> Base64.getDecoder().decode(text);
            case "Edm.Int32" -> Integer.valueOf(text);
            case "Edm.Boolean" -> Boolean.valueOf(text);
            case "Edm.String" -> text;
            default -> throw new IllegalArgumentException("a type that this version does not know: " + type);
        };
    }
}
