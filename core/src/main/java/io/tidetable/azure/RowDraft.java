package io.tidetable.azure;

import io.tidetable.store.ReadProperties;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A row while it is read, one after the other of one answer: names are shared with the row before while they are the
 * same.
 */
final class RowDraft {
    /** Properties up to which a search is faster than a table. */
    private static final int FEW = 32;

    private String[] names = new String[FEW];
    private boolean isShared;
    private Object[] values = new Object[FEW];
    private int size;
    private @Nullable String partition;
    private @Nullable String row;
    private @Nullable Instant timestamp;
    private @Nullable String etag;
    private @Nullable Map<String, String> types;

    /** Begins another row. */
    void begin() {
        size = 0;
        partition = null;
        row = null;
        timestamp = null;
        etag = null;
        types = null;
    }

    void etag(String text) {
        etag = text;
    }

    /** The type of a property that did not follow at once: it comes later, or has come. */
    void type(String name, String type) {
        for (int i = 0; i < size; i++) {
            if (names[i].equals(name)) {
                values[i] = EdmType.value(name, type, values[i].toString());
                return;
            }
        }
        if (types == null) {
            types = new HashMap<>();
        }
        types.put(name, type);
    }

    void put(String name, Object value) {
        String late = types == null ? null : types.get(name);
        Object typed = late == null ? value : EdmType.value(name, late, value.toString());
        switch (name) {
            case "PartitionKey" -> partition = key(name, typed);
            case "RowKey" -> row = key(name, typed);
            case "Timestamp" ->
                timestamp = (Instant)
                        (typed instanceof Instant ? typed : EdmType.value(name, EdmType.DATE_TIME, typed.toString()));
            default -> add(name, typed);
        }
    }

    private static String key(String name, Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException(name + " is no text");
    }

    /** A null: of a name that comes twice the last value counts. */
    void clear(String name) {
        for (int i = 0; i < size; i++) {
            if (name.equals(names[i])) {
                names = Arrays.copyOf(names, names.length);
                isShared = false;
                size--;
                System.arraycopy(names, i + 1, names, i, size - i);
                System.arraycopy(values, i + 1, values, i, size - i);
                return;
            }
        }
    }

    private void add(String name, Object value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
            names = Arrays.copyOf(names, 2 * size);
        }
        if (name.equals(names[size]) || isNew(name, value)) {
            values[size++] = value;
        }
    }

    /** Other names than those of the row before; of a name that comes twice the last value counts. */
    private boolean isNew(String name, Object value) {
        for (int i = 0; i < size; i++) {
            if (name.equals(names[i])) {
                values[i] = value;
                return false;
            }
        }
        if (isShared) {
            names = Arrays.copyOf(Arrays.copyOf(names, size), values.length);
            isShared = false;
        } else {
            Arrays.fill(names, size, names.length, null);
        }
        names[size] = name;
        return true;
    }

    /** Whether the row has named both of its keys. */
    boolean hasKey() {
        return partition != null && row != null;
    }

    /** A key that was not named is empty. */
    Row row() {
        RowKey key = new RowKey(partition == null ? "" : partition, row == null ? "" : row);
        return new Row(key, properties(), etag, timestamp);
    }

    private Map<String, Object> properties() {
        if (size <= FEW) {
            isShared = true;
            return new ReadProperties(names, Arrays.copyOf(values, size));
        }
        Map<String, Object> many = new LinkedHashMap<>(2 * size);
        for (int i = 0; i < size; i++) {
            many.put(names[i], values[i]);
        }
        return many;
    }
}
