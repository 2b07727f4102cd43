package io.tidetable.embedded.protocol;

import com.fasterxml.jackson.core.JsonGenerator;
import io.tidetable.embedded.store.Page;
import io.tidetable.embedded.store.Row;
import io.tidetable.embedded.value.EdmType;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes rows as JSON, in the format and with the properties that an exchange asks for. */
final class RowWriter {
    private final Exchange exchange;
    private final Format format;
    private final String table;
    private final @Nullable List<String> select;

    RowWriter(Exchange exchange, String table) {
        this.exchange = exchange;
        this.format = exchange.format();
        this.table = table;
        this.select = exchange.options().select();
    }

    byte[] one(Row row) {
        return Json.object(json -> {
            writeMetadata(json, "/@Element");
            writeMembers(json, row);
        });
    }

    byte[] page(Page page) {
        return Json.object(json -> {
            writeMetadata(json, "");
            json.writeArrayFieldStart("value");
            for (Row row : page.rows()) {
                json.writeStartObject();
                writeMembers(json, row);
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    private void writeMetadata(JsonGenerator json, String suffix) throws IOException {
        if (format != Format.NONE) {
            String select = exchange.options().selectSuffix();
            json.writeStringField("odata.metadata", exchange.target().base() + "/$metadata#" + table + suffix + select);
        }
    }

    private void writeMembers(JsonGenerator json, Row row) throws IOException {
        if (format == Format.FULL) {
            json.writeStringField("odata.type", exchange.target().account() + "." + table);
            json.writeStringField("odata.id", exchange.target().address(table, row.id()));
        }
        if (format != Format.NONE) {
            json.writeStringField("odata.etag", row.etag());
        }
        if (format == Format.FULL) {
            json.writeStringField("odata.editLink", Target.relativeAddress(table, row.id()));
        }
        if (select == null) {
            writeAll(json, row);
        } else {
            writeSelected(json, row, select);
        }
    }

    private void writeAll(JsonGenerator json, Row row) throws IOException {
        json.writeStringField("PartitionKey", row.partitionKey());
        json.writeStringField("RowKey", row.rowKey());
        writeTimestamp(json, row);
        List<String> names = row.names();
        for (int i = 0; i < names.size(); i++) {
            write(json, names.get(i), row.value(i));
        }
    }

    private void writeSelected(JsonGenerator json, Row row, List<String> names) throws IOException {
        for (String name : names) {
            Object value = row.value(name);
            if (value == null) {
                json.writeNullField(name);
            } else if (name.equals("Timestamp")) {
                writeTimestamp(json, row);
            } else {
                write(json, name, value);
            }
        }
    }

    private void writeTimestamp(JsonGenerator json, Row row) throws IOException {
        if (format == Format.FULL) {
            json.writeStringField("Timestamp@odata.type", EdmType.DATE_TIME.edmName());
        }
        json.writeStringField("Timestamp", row.timestamp().toString());
    }

    private void write(JsonGenerator json, String name, Object value) throws IOException {
        EdmType type = EdmType.of(value);
        if (format != Format.NONE && needsType(type, value)) {
            json.writeStringField(name + "@odata.type", type.edmName());
        }
        switch (type) {
            case STRING -> json.writeStringField(name, (String) value);
            case BOOLEAN -> json.writeBooleanField(name, (Boolean) value);
            case INT32 -> json.writeNumberField(name, (Integer) value);
            case DOUBLE -> writeDouble(json, name, (Double) value);
            case BINARY -> json.writeStringField(name, Base64.getEncoder().encodeToString((byte[]) value));
            case INT64, GUID, DATE_TIME -> json.writeStringField(name, value.toString());
        }
    }

    private static boolean needsType(EdmType type, Object value) {
        return switch (type) {
            case STRING, BOOLEAN, INT32 -> false;
            case DOUBLE -> !Double.isFinite((Double) value);
            case BINARY, DATE_TIME, GUID, INT64 -> true;
        };
    }

    private static void writeDouble(JsonGenerator json, String name, double value) throws IOException {
        if (Double.isFinite(value)) {
            json.writeNumberField(name, value);
        } else {
            json.writeStringField(name, Double.toString(value));
        }
    }
}
