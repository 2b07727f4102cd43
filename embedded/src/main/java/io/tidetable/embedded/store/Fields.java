package io.tidetable.embedded.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Properties on their way into a row: names and values, keys and Timestamp left out. */
public final class Fields {
    private final Map<String, Object> values = new LinkedHashMap<>();

    /** Sets a property. */
    public void set(String name, Object value) {
        values.put(name, value);
    }

    /** How many there are. */
    public int count() {
        return values.size();
    }

    /** Names and values in order. */
    public Map<String, Object> values() {
        return values;
    }

    void copyTo(Fields other) {
        other.values.putAll(values);
    }

    /** These in the order of their names, in which the service gives back what was updated. */
    Fields sorted() {
        Fields sorted = new Fields();
        new TreeMap<>(values).forEach(sorted::set);
        return sorted;
    }

    Row row(RowId id, long ticks, Shapes shapes) {
        List<String> names = new ArrayList<>(values.keySet());
        return new Row(id, ticks, shapes.of(names), values.values().toArray());
    }
}
