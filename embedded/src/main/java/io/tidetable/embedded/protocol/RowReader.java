package io.tidetable.embedded.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.store.Fields;
import io.tidetable.embedded.value.EdmType;
import io.tidetable.embedded.value.Texts;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a row from JSON. A property's type is its annotation's; without one a string is Edm.String, a whole number of
 * 32 bits Edm.Int32 and any other number Edm.Double. What the service ignores (odata.*, Timestamp) is skipped, null is
 * absent.
 */
final class RowReader {
    private static final JsonFactory JSON = new JsonFactory();
    private static final String TYPE = "@odata.type";

    private final Map<String, Scalar> scalars = new LinkedHashMap<>();
    private final Map<String, String> types = new HashMap<>();
    private final Set<String> seen = new HashSet<>();

    private RowReader() {}

    /** A value as JSON has it. */
    private record Scalar(JsonToken token, String text) {}

    /** What a body holds; a key that is missing or null is null. */
    record Body(@Nullable String partitionKey, @Nullable String rowKey, Fields fields) {}

    static Body read(byte[] json) {
        RowReader reader = new RowReader();
        reader.readObject(json);
        return new Body(reader.key("PartitionKey"), reader.key("RowKey"), reader.fields());
    }

    /** The string at a name of an object, or null. */
    static @Nullable String readString(byte[] json, String name) {
        RowReader reader = new RowReader();
        reader.readObject(json);
        return reader.key(name);
    }

    private void readObject(byte[] json) {
        try (JsonParser parser = JSON.createParser(json)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw unreadable();
            }
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                readMember(parser, name);
            }
            if (parser.nextToken() != null) {
                throw unreadable();
            }
        } catch (IOException notJson) {
            throw unreadable();
        }
    }

    private void readMember(JsonParser parser, String name) throws IOException {
        if (!seen.add(name)) {
            throw Failure.DUPLICATE_PROPERTIES.error();
        }
        if (name.endsWith(TYPE)) {
            types.put(name.substring(0, name.length() - TYPE.length()), parser.getText());
        }
        if (name.startsWith("odata.") || name.contains("@odata.") || name.equals("Timestamp")) {
            parser.skipChildren();
            return;
        }
        JsonToken token = parser.currentToken();
        if (!token.isScalarValue()) {
            throw unreadable();
        }
        if (token != JsonToken.VALUE_NULL) {
            scalars.put(name, new Scalar(token, parser.getText()));
        }
    }

    private @Nullable String key(String name) {
        Scalar scalar = scalars.remove(name);
        if (scalar != null && scalar.token != JsonToken.VALUE_STRING) {
            throw Failure.INVALID_INPUT.error();
        }
        return scalar == null ? null : scalar.text;
    }

    private Fields fields() {
        Fields fields = new Fields();
        scalars.forEach((name, scalar) -> fields.set(name, value(scalar, types.get(name))));
        return fields;
    }

    private static Object value(Scalar scalar, @Nullable String annotation) {
        EdmType type = annotation == null ? unannotated(scalar) : EdmType.named(annotation);
        Object value = type != null && allows(type, scalar.token) ? Texts.parse(type, scalar.text) : null;
        if (value == null) {
            throw unreadable();
        }
        return value;
    }

    private static EdmType unannotated(Scalar scalar) {
        return switch (scalar.token) {
            case VALUE_STRING -> EdmType.STRING;
            case VALUE_TRUE, VALUE_FALSE -> EdmType.BOOLEAN;
            default -> Texts.int32(scalar.text) != null ? EdmType.INT32 : EdmType.DOUBLE;
        };
    }

    private static boolean allows(EdmType type, JsonToken token) {
        return switch (token) {
            case VALUE_STRING -> true;
            case VALUE_TRUE, VALUE_FALSE -> type == EdmType.BOOLEAN;
            case VALUE_NUMBER_INT -> type == EdmType.INT32 || type == EdmType.INT64 || type == EdmType.DOUBLE;
            default -> type == EdmType.DOUBLE;
        };
    }

    private static ServiceError unreadable() {
        return Failure.INVALID_INPUT.error("An error occurred while processing this request.");
    }
}
