package io.tidetable.write;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.Write;
import java.util.Map;

/** How many bytes a write takes in the request of a transaction, never too few. */
public final class SentBytes {
    /** Boundary, headers and address of one action, the keys apart. */
    private static final int ACTION = 1024;

    /** Bytes of a UTF-16 unit of a key: percent-encoded UTF-8 in the address, UTF-8 in the body. */
    private static final int KEY_UNIT = 12;

    /** Quotes, colon, comma, and {@code @odata.type} with the longest name of a type. */
    private static final int PROPERTY = 48;

    /** Longest text of a number, a boolean, a UUID or a time. */
    private static final int SCALAR = 40;

    /** The token that comes with the write: its name and its value. */
    private static final int TOKEN = PROPERTY + 2 * 2 + 22;

    private SentBytes() {}

    /** Bytes of one action. */
    public static long of(Write write) {
        long bytes = ACTION
                + (long) KEY_UNIT
                        * (write.key().partition().length() + write.key().row().length());
        if (write instanceof Write.Insert insert) {
            return bytes + body(insert.row());
        }
        if (write instanceof Write.Replace replace) {
            return bytes + body(replace.row());
        }
        if (write instanceof Write.Upsert upsert) {
            return bytes + body(upsert.row());
        }
        return write instanceof Write.Merge merge ? bytes + body(merge.row()) : bytes;
    }

    /** Bytes of all that a change writes but segments. */
    public static long of(Change change) {
        long bytes = of(change.main());
        for (EntityRows.Copy copy : change.gone()) {
            bytes += of(new Write.Delete(copy.row().key(), Write.ANY));
        }
        for (EntityRows.Copy copy : change.kept()) {
            bytes += of(copy.row());
        }
        for (EntityRows.Copy copy : change.added()) {
            bytes += of(copy.row());
        }
        return bytes;
    }

    /** Bytes of the main row and the copies of an entity that is inserted. */
    public static long of(EntityRows rows) {
        long bytes = of(rows.main());
        for (EntityRows.Copy copy : rows.copies()) {
            bytes += of(copy.row());
        }
        return bytes;
    }

    /** Bytes of a row that is created. */
    public static long of(Row row) {
        return of(new Write.Upsert(row)) + TOKEN;
    }

    private static long body(Row row) {
        long bytes = 0;
        for (Map.Entry<String, Object> property : row.properties().entrySet()) {
            bytes += PROPERTY + 2 * text(property.getKey()) + value(property.getValue());
        }
        return bytes;
    }

    private static long value(Object value) {
        if (value instanceof String text) {
            return text(text);
        }
        return value instanceof byte[] bytes ? 4L * (bytes.length + 2) / 3 : SCALAR;
    }

    /** UTF-8 with JSON's escapes; at most six bytes a unit. */
    private static long text(String text) {
        long bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit < ' ' || unit == '\u007f') {
                bytes += 6;
            } else if (unit == '"' || unit == '\\') {
                bytes += 2;
            } else if (unit < '\u0080') {
                bytes += 1;
            } else {
                bytes += unit == '\u2028' || unit == '\u2029' ? 6 : 3;
            }
        }
        return bytes;
    }
}
