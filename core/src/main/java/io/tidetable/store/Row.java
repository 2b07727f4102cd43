package io.tidetable.store;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A row of a table.
 *
 * @param key its keys
 * @param properties its properties without keys, timestamp and ETag, in order: String, Boolean, Integer, Long, Double,
 *     UUID, Instant (whole 100 ns) or byte[]; never null, never changed once the row is made
 * @param etag the service's ETag; null in a row that has not been stored
 * @param timestamp time of the last write; null where it has not been read
 */
public record Row(
        RowKey key,
        Map<String, Object> properties,
        @Nullable String etag,
        @Nullable Instant timestamp) {
    /** Name of the property that holds the token of the write that made the row. */
    public static final String TOKEN = "_v";

    /** Name of the property of a copy that holds the main row's row key. */
    public static final String MAIN_ROW_KEY = "_rk";

    /** A row to be stored. */
    public static Row of(RowKey key, Map<String, Object> properties) {
        return new Row(key, properties, null, null);
    }

    /** The token of the write that made the row; null in rows of others. */
    public @Nullable String token() {
        return properties.get(TOKEN) instanceof String token ? token : null;
    }
}
