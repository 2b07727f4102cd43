package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.tidetable.store.Row;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows out of an answer with minimal metadata, in one pass over the JSON, with exact types: a bare whole number is
 * Int32, one with a point or exponent Double, all else is named by its type or is text.
 */
final class RowReader {
    /** What the SDK's own parser takes too: names of no number, control characters, numbers of any length. */
    private static final JsonFactory JSON = new JsonFactoryBuilder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final JsonParser json;
    private final RowDraft draft = new RowDraft();

    private RowReader(JsonParser json) {
        this.json = json;
    }

    /** The row of a point read; a key that it does not name is empty. */
    static Row row(byte[] body) throws IOException {
        try (JsonParser json = JSON.createParser(body)) {
            check(json.nextToken() == JsonToken.START_OBJECT, "an answer that is no row");
            return new RowReader(json).row();
        }
    }

    /** The rows of a query; {@code keyed} says whether each has to name its keys: unnamed they are empty. */
    static List<Row> rows(byte[] body, boolean keyed) throws IOException {
        try (JsonParser json = JSON.createParser(body)) {
            List<Row> rows = null;
            check(json.nextToken() == JsonToken.START_OBJECT, "an answer that is no page");
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                boolean value = json.currentName().equals("value");
                JsonToken token = json.nextToken();
                if (value) {
                    check(token == JsonToken.START_ARRAY, "an answer whose value is no array");
                    rows = new RowReader(json).rows(keyed);
                } else {
                    json.skipChildren();
                }
            }
            if (rows == null) {
                throw new IOException("an answer that is no page");
            }
            return rows;
        }
    }

    private static void check(boolean holds, String otherwise) throws IOException {
        if (!holds) {
            throw new IOException(otherwise);
        }
    }

    private List<Row> rows(boolean keyed) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (JsonToken token = json.nextToken(); token != JsonToken.END_ARRAY; token = json.nextToken()) {
            check(token == JsonToken.START_OBJECT, "a row that is no object");
            rows.add(row());
            check(!keyed || draft.hasKey(), "a row without its keys");
        }
        return rows;
    }

    private Row row() throws IOException {
        draft.begin();
        String typed = "";
        String type = null;
        boolean isOpen = false;
        String name = json.nextFieldName();
        check(name != null, "a row of nothing");
        for (; name != null; name = json.nextFieldName()) {
            JsonToken token = json.nextToken();
            if (name.endsWith(EdmType.SUFFIX)) {
                settle(isOpen ? type : null, typed);
                typed = name;
                type = type(token);
                isOpen = true;
            } else if (name.startsWith("odata.")) {
                metadata(name, token);
            } else if (token == JsonToken.VALUE_NULL) {
                draft.clear(name);
            } else {
                boolean named = isOf(name, typed);
                draft.put(name, value(name, token, named ? type : null));
                isOpen &= !named;
            }
        }
        settle(isOpen ? type : null, typed);
        return draft.row();
    }

    /** The type that a value names for the property that follows. */
    private @Nullable String type(JsonToken token) throws IOException {
        check(token == JsonToken.VALUE_STRING || token == JsonToken.VALUE_NULL, "a type that is no text");
        return token == JsonToken.VALUE_NULL ? null : EdmType.name(json);
    }

    private void metadata(String name, JsonToken token) throws IOException {
        if (name.equals("odata.etag") && token != JsonToken.VALUE_NULL) {
            check(token.isScalarValue(), "an ETag that is no text");
            draft.etag(json.getText());
        } else {
            json.skipChildren();
        }
    }

    /** Whether a type is that of this property, as it comes before it. */
    private static boolean isOf(String name, String typed) {
        return typed.length() == name.length() + EdmType.SUFFIX.length() && typed.startsWith(name);
    }

    /** A type whose property did not follow. */
    private void settle(@Nullable String type, String typed) {
        if (type != null) {
            draft.type(typed.substring(0, typed.length() - EdmType.SUFFIX.length()), type);
        }
    }

    private Object value(String name, JsonToken token, @Nullable String type) throws IOException {
        if (type != null && token.isScalarValue()) {
            return EdmType.value(name, type, json.getText());
        }
        return switch (token) {
            case VALUE_STRING -> json.getText();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_FLOAT -> json.getDoubleValue();
            case VALUE_NUMBER_INT ->
                json.getNumberType() == JsonParser.NumberType.INT ? (Object) json.getIntValue() : json.getDoubleValue();
            default -> throw new IOException("a property that is neither text, number nor boolean: " + token);
        };
    }
}
