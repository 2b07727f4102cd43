package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rows out of an answer with minimal metadata, in one pass over the JSON, with exact types: a bare whole number is
 * Int32, one with a point or exponent Double, all else is named by its type or is text.
 */
final class RowReader {
    private static final JsonFactory JSON = new JsonFactory();
    private static final int PROPERTIES = 24;

    private final JsonParser json;

    private RowReader(JsonParser json) {
        this.json = json;
    }

    /** The row of a point read. */
    static Row row(byte[] body) throws IOException {
        try (JsonParser json = JSON.createParser(body)) {
            json.nextToken();
            return new RowReader(json).row();
        }
    }

    /** The rows of a query. */
    static List<Row> rows(byte[] body) throws IOException {
        try (JsonParser json = JSON.createParser(body)) {
            List<Row> rows = new ArrayList<>();
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                boolean value = json.currentName().equals("value");
                json.nextToken();
                if (value) {
                    new RowReader(json).addRows(rows);
                } else {
                    json.skipChildren();
                }
            }
            return rows;
        }
    }

    private void addRows(List<Row> rows) throws IOException {
        while (json.nextToken() == JsonToken.START_OBJECT) {
            rows.add(row());
        }
    }

    private Row row() throws IOException {
        Draft draft = new Draft();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            JsonToken token = json.nextToken();
            if (name.startsWith("odata.")) {
                if (name.equals("odata.etag")) {
                    draft.etag = json.getText();
                }
            } else if (name.endsWith(EdmType.SUFFIX)) {
                draft.type(name.substring(0, name.length() - EdmType.SUFFIX.length()), json.getText());
            } else if (token != JsonToken.VALUE_NULL) {
                draft.put(name, value(token));
            }
        }
        return draft.row();
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

    /** A row while it is read: the type of a property comes before it, or behind. */
    private static final class Draft {
        private final Map<String, Object> properties = new LinkedHashMap<>(PROPERTIES);
        private @Nullable Map<String, String> types;
        private @Nullable String etag;

        void type(String name, String type) {
            Object value = properties.get(name);
            if (value != null) {
                properties.put(name, EdmType.value(type, value.toString()));
                return;
            }
            if (types == null) {
                types = new HashMap<>();
            }
            types.put(name, type);
        }

        void put(String name, Object value) {
            String type = types == null ? null : types.remove(name);
            properties.put(name, type == null ? value : EdmType.value(type, value.toString()));
        }

        Row row() {
            Object partition = properties.remove("PartitionKey");
            Object row = properties.remove("RowKey");
            Object timestamp = properties.remove("Timestamp");
            RowKey key = new RowKey(partition == null ? "" : partition.toString(), row == null ? "" : row.toString());
            return new Row(key, properties, etag, timestamp == null ? null : time(timestamp));
        }

        private static Instant time(Object timestamp) {
            return timestamp instanceof Instant instant ? instant : EdmTime.parse(timestamp.toString());
        }
    }
}
