package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.store.RowId;
import java.util.HashMap;
import java.util.Map;

/** Reads what stands between the parentheses of an address: a quoted name, or both keys. */
final class KeyReader {
    private final String text;
    private int position;

    KeyReader(String text) {
        this.text = text;
    }

    static ServiceError syntaxError() {
        return Failure.INVALID_INPUT.error("Bad Request - Error in query syntax.");
    }

    String only() {
        String name = quoted();
        end();
        return name;
    }

    /** Both keys; a slash in one is a syntax error of the address, however it is encoded. */
    RowId rowId() {
        Map<String, String> keys = new HashMap<>();
        do {
            int equals = text.indexOf('=', position);
            if (equals < 0) {
                throw syntaxError();
            }
            String name = text.substring(position, equals).strip();
            position = equals + 1;
            if (keys.put(name, quoted()) != null) {
                throw syntaxError();
            }
        } while (comma());
        end();
        String partitionKey = keys.get("PartitionKey");
        String rowKey = keys.get("RowKey");
        if (partitionKey == null || rowKey == null || keys.size() != 2 || text.indexOf('/') >= 0) {
            throw syntaxError();
        }
        return new RowId(partitionKey, rowKey);
    }

    private String quoted() {
        skipSpace();
        if (!text.startsWith("'", position)) {
            throw syntaxError();
        }
        StringBuilder inside = new StringBuilder();
        for (position++; position < text.length(); position++) {
            char c = text.charAt(position);
            if (c != '\'') {
                inside.append(c);
            } else if (text.startsWith("''", position)) {
                inside.append(c);
                position++;
            } else {
                position++;
                return inside.toString();
            }
        }
        throw syntaxError();
    }

    private boolean comma() {
        skipSpace();
        boolean comma = text.startsWith(",", position);
        position += comma ? 1 : 0;
        return comma;
    }

    private void end() {
        skipSpace();
        if (position != text.length()) {
            throw syntaxError();
        }
    }

    private void skipSpace() {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
    }
}
