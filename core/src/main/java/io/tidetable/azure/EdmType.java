package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.time.DateTimeException;
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

    private static final String[] NAMES = {DATE_TIME, INT64, GUID, DOUBLE, BINARY};

    private EdmType() {}

    /** The text that a parser has come to, without a new String where it is a name that is often met. */
    static String name(JsonParser json) throws IOException {
        int length = json.getTextLength();
        for (String name : NAMES) {
            if (name.length() == length && isAt(name, json.getTextCharacters(), json.getTextOffset())) {
                return name;
            }
        }
        return json.getText();
    }

    private static boolean isAt(String name, char[] text, int offset) {
        for (int i = 0; i < name.length(); i++) {
            if (text[offset + i] != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The value of a property's text of that type; IllegalArgumentException without the text where it is none. */
    static Object value(String name, String type, String text) {
        try {
            return parsed(type, text);
        } catch (IllegalArgumentException | DateTimeException e) {
            String parser = e.getClass().getSimpleName();
            throw new IllegalArgumentException("property " + name + " is no " + type + " (" + parser + ")");
        }
    }

    private static Object parsed(String type, String text) {
        return switch (type) {
            case INT64 -> Long.valueOf(text);
            case DATE_TIME -> EdmTime.parse(text);
            case DOUBLE -> Double.valueOf(text);
            case GUID -> UUID.fromString(text);
            case BINARY -> Base64.getDecoder().decode(text);
            case "Edm.Int32" -> Integer.valueOf(text);
            case "Edm.Boolean" -> Boolean.valueOf(text);
            case "Edm.String" -> text;
            default -> throw new IllegalArgumentException("a type that this version does not know");
        };
    }
}
