package io.tidetable.mapping;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Properties of a row in order, and their bytes as the service counts them. */
record Properties(Map<String, Object> map, long bytes) {
    /** None. */
    static final Properties NONE = new Properties(Map.of(), 0);

    /** With one more in front of the token. */
    Properties with(String name, Object property) {
        Map<String, Object> more = new LinkedHashMap<>(2 * map.size() + 2);
        more.putAll(map);
        more.put(name, property);
        return new Properties(Collections.unmodifiableMap(more), bytes + RowSize.of(name, property));
    }

    /** One alone. */
    static Properties of(String name, Object property) {
        return new Properties(Map.of(name, property), RowSize.of(name, property));
    }
}
