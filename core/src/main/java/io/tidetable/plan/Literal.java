package io.tidetable.plan;

import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;

/** The value of a property as {@code $filter} writes it: the type of the literal is that of the property. */
final class Literal {
    private Literal() {}

    static String of(Object value) {
        if (value instanceof String text) {
            return "'" + text.replace("'", "''") + "'";
        }
        if (value instanceof Integer || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof Long number) {
            return number + "L";
        }
        if (value instanceof Double number && Double.isFinite(number)) {
            return number.toString();
        }
        if (value instanceof UUID id) {
            return "guid'" + id + "'";
        }
        if (value instanceof Instant time) {
            return "datetime'" + time + "'";
        }
        if (value instanceof byte[] bytes) {
            return "X'" + HexFormat.of().formatHex(bytes) + "'";
        }
        throw new IllegalArgumentException("no literal for " + value.getClass());
    }

    /** Whether there is a literal: not a number and infinity have none that the service documents. */
    static boolean exists(Object value) {
        return !(value instanceof Double number) || Double.isFinite(number);
    }
}
