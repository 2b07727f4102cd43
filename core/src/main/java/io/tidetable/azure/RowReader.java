package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.tidetable.store.Row;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows out of an answer with minimal metadata, in one pass over the JSON, with exact types: a bare whole number is
 * Int32, one with a point or exponent Double, all else is named by its type or is text.
 */
final class RowReader {
    private static final JsonFactory JSON = new JsonFactory();

    private final JsonParser json;
    private final RowDraft draft = new RowDraft();

    private RowReader(JsonParser json) {
        this.json = json;
    }

    /** The row of a point read. */
    static Row row(byte[] body) throws IOException {
        try (JsonParser json = JSON.createParser(body)) {
            begin(json);
            return new RowReader(json).row();
        }
    }

    /** The rows of a query. */
    static List<Row> rows(byte[] body) throws IOException {
        try (JsonParser json = JSON.createParser(body)) {
            List<Row> rows = new ArrayList<>();
            boolean any = false;
            begin(json);
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                boolean value = json.currentName().equals("value");
                json.nextToken();
                any |= value;
                if (value) {
                    new RowReader(json).addRows(rows);
                } else {
                    json.skipChildren();
                }
            }
            if (!any) {
                throw new IOException("an answer to a query that holds no list of rows");
            }
            return rows;
        }
    }

    /** An answer that was cut off before its first byte is not one without rows. */
    private static void begin(JsonParser json) throws IOException {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw new IOException("an answer that is no JSON object");
        }
    }

    private void addRows(List<Row> rows) throws IOException {
        while (json.nextToken() == JsonToken.START_OBJECT) {
            rows.add(row());
        }
    }

    private Row row() throws IOException {
        draft.begin();
        String typed = "";
        String type = "";
        for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
            JsonToken token = json.nextToken();
            if (name.endsWith(EdmType.SUFFIX)) {
                settle(typed, type);
                typed = name;
                type = EdmType.name(json);
            } else if (name.startsWith("odata.")) {
                if (name.equals("odata.etag")) {
                    draft.etag(json.getText());
                }
            } else if (token != JsonToken.VALUE_NULL) {
                boolean named = token.isScalarValue() && isOf(name, typed);
                draft.put(name, named ? EdmType.value(type, json.getText()) : value(token));
                typed = named ? "" : typed;
            }
        }
        settle(typed, type);
        return draft.row();
    }

    /** Whether a type is that of this property, as it comes before it. */
    private static boolean isOf(String name, String typed) {
        return typed.length() == name.length() + EdmType.SUFFIX.length() && typed.startsWith(name);
    }

    /** A type whose property did not follow. */
    private void settle(String typed, String type) {
        if (!typed.isEmpty()) {
            draft.type(typed.substring(0, typed.length() - EdmType.SUFFIX.length()), type);
        }
    }

    private Object value(JsonToken token) throws IOException {
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
