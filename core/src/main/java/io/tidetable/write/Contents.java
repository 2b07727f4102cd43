package io.tidetable.write;

import io.tidetable.store.Row;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a row holds, in 64 bits: equal rows have equal contents, others all but never. */
final class Contents {
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private Contents() {}

    /** Of a copy as stored. */
    static long of(Row row) {
        return of(row.properties(), row.token());
    }

    /** Of properties in any order, and the token that the row has. */
    static long of(Map<String, Object> properties, @Nullable String token) {
        long sum = token == null ? 0 : mix(Row.TOKEN, token);
        for (Map.Entry<String, Object> property : properties.entrySet()) {
            if (!property.getKey().equals(Row.TOKEN)) {
                sum += mix(property.getKey(), property.getValue());
            }
        }
        return sum;
    }

    private static long mix(String name, Object value) {
        long hash = name.hashCode() * PRIME;
        hash ^= value instanceof byte[] bytes
                ? Arrays.hashCode(bytes)
                : ((long) value.getClass().hashCode() << Integer.SIZE) ^ wide(value);
        hash *= PRIME;
        return hash ^ (hash >>> Integer.SIZE);
    }

    private static long wide(Object value) {
        if (!(value instanceof String text)) {
            return value.hashCode();
        }
        long hash = 0;
        for (int i = 0; i < text.length(); i++) {
            hash = PRIME * hash + text.charAt(i);
        }
        return hash;
    }
}
