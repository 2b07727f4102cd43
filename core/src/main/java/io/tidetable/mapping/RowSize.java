package io.tidetable.mapping;

import io.tidetable.error.LimitExceededException;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/** The size of a row as the service counts it; room for the token of the write is counted in. */
final class RowSize {
    /** Bytes of a row at most (Table service). */
    static final long MAX_BYTES = 1024 * 1024;

    /** Properties of a row at most, without keys and timestamp (Table service). */
    static final int MAX_PROPERTIES = 252;

    private static final int ROW = 4;
    private static final long PROPERTY = 8;
    private static final long LENGTH = 4;
    private static final long UNIT = 2;
    /** UTF-16 units of a token: a UUID as text. */
    private static final int TOKEN_UNITS = 36;

    private static final long TOKEN = PROPERTY + UNIT * Row.TOKEN.length() + LENGTH + UNIT * TOKEN_UNITS;

    private RowSize() {}

    /** Bytes of a property. */
    static long of(String name, Object property) {
        return PROPERTY + UNIT * name.length() + value(property);
    }

    /** Bytes of several properties. */
    static long of(Map<String, Object> properties) {
        long bytes = 0;
        for (Map.Entry<String, Object> property : properties.entrySet()) {
            bytes += of(property.getKey(), property.getValue());
        }
        return bytes;
    }

    private static long value(Object property) {
        if (property instanceof String text) {
            return LENGTH + UNIT * text.length();
        }
        if (property instanceof byte[] bytes) {
            return LENGTH + bytes.length;
        }
        if (property instanceof UUID) {
            return 2L * Long.BYTES;
        }
        if (property instanceof Integer) {
            return Integer.BYTES;
        }
        return property instanceof Boolean ? 1 : bytesOfLong(property);
    }

    private static int bytesOfLong(Object property) {
        if (property instanceof Long || property instanceof Double || property instanceof Instant) {
            return Long.BYTES;
        }
        throw new IllegalArgumentException("no property is a " + property.getClass());
    }

    /** Refuses a row that the service would refuse. */
    static void check(String name, RowKey key, Properties properties, Placed placed) {
        boolean hasToken = properties.map().containsKey(Row.TOKEN);
        long bytes = ROW
                + UNIT * (key.partition().length() + key.row().length())
                + properties.bytes()
                + (hasToken ? 0 : TOKEN);
        if (bytes > MAX_BYTES) {
            throw new LimitExceededException(
                    "[ROW_SIZE] " + name + ": the row is too large (found " + bytes + " bytes): at most " + MAX_BYTES
                            + " are kept; store large values elsewhere, or split the entity",
                    placed.at(key),
                    null);
        }
        int count = properties.map().size() + (hasToken ? 0 : 1);
        if (count > MAX_PROPERTIES) {
            throw new LimitExceededException(
                    "[ROW_PROPERTIES] " + name + ": the row has too many properties (found " + count + "): at most "
                            + MAX_PROPERTIES + " are kept; gather some in a member that is @AsJson",
                    placed.at(key),
                    null);
        }
    }
}
