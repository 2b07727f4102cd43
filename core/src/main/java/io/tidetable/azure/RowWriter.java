package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.tidetable.store.Row;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/** A row as JSON that is sent, each property with its type where JSON alone would not tell. */
final class RowWriter {
    private static final JsonFactory JSON = new JsonFactory();
    private static final int ROW_BYTES = 1024;

    private RowWriter() {}

    /** The row in UTF-8. */
    static byte[] bytes(Row row) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(ROW_BYTES);
        try (JsonGenerator json = JSON.createGenerator(out)) {
            write(row, json);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a stream in memory: never
        }
        return out.toByteArray();
    }

    static void write(Row row, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("PartitionKey", row.key().partition());
        json.writeStringField("RowKey", row.key().row());
        for (Map.Entry<String, Object> property : row.properties().entrySet()) {
            write(property.getKey(), property.getValue(), json);
        }
        json.writeEndObject();
    }

    private static void write(String name, Object value, JsonGenerator json) throws IOException {
        if (value instanceof String text) {
            json.writeStringField(name, text);
        } else if (value instanceof Integer number) {
            json.writeNumberField(name, number);
        } else if (value instanceof Boolean bool) {
            json.writeBooleanField(name, bool);
        } else if (value instanceof Long number) {
            typed(name, EdmType.INT64, number.toString(), json);
        } else if (value instanceof Double number) {
            real(name, number, json);
        } else if (value instanceof Instant time) {
            typed(name, EdmType.DATE_TIME, EdmTime.format(time), json);
        } else if (value instanceof UUID id) {
            typed(name, EdmType.GUID, id.toString(), json);
        } else {
            json.writeStringField(name + EdmType.SUFFIX, EdmType.BINARY);
            json.writeBinaryField(name, (byte[]) value);
        }
    }

    private static void real(String name, Double number, JsonGenerator json) throws IOException {
        if (Double.isFinite(number)) {
            json.writeNumberField(name, number);
        } else {
            typed(name, EdmType.DOUBLE, number.toString(), json);
        }
    }

    private static void typed(String name, String type, String text, JsonGenerator json) throws IOException {
        json.writeStringField(name + EdmType.SUFFIX, type);
        json.writeStringField(name, text);
    }
}
