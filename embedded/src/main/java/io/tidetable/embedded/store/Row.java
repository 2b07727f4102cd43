package io.tidetable.embedded.store;

import io.tidetable.embedded.filter.Properties;
import io.tidetable.embedded.value.DateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A stored row; immutable, so that a page can be written while others write. */
public final class Row implements Properties {
    private final String partitionKey;
    private final String rowKey;
    private final long ticks;
    private final Shape shape;
    private final Object[] values;

    Row(RowId id, long ticks, Shape shape, Object[] values) {
        this.partitionKey = id.partitionKey();
        this.rowKey = id.rowKey();
        this.ticks = ticks;
        this.shape = shape;
        this.values = values;
    }

    /** The partition key. */
    public String partitionKey() {
        return partitionKey;
    }

    /** The row key. */
    public String rowKey() {
        return rowKey;
    }

    /** Both keys. */
    public RowId id() {
        return new RowId(partitionKey, rowKey);
    }

    /** When the row was written. */
    public DateTime timestamp() {
        return new DateTime(ticks);
    }

    /** The ETag, as it stands in headers. */
    public String etag() {
        return Match.etag(timestamp());
    }

    /** The names of the properties, keys and Timestamp left out, in the order in which they came. */
    public List<String> names() {
        return shape.names();
    }

    /** The value at a place of {@link #names}. */
    public Object value(int index) {
        return values[index];
    }

    @Override
    public @Nullable Object value(String name) {
        int index = shape.indexOf(name);
        if (index >= 0) {
            return values[index];
        }
        return switch (name) {
            case "PartitionKey" -> partitionKey;
            case "RowKey" -> rowKey;
            case "Timestamp" -> timestamp();
            default -> null;
        };
    }

    boolean matches(Match match) {
        return match.ticks() == null || match.ticks() == ticks;
    }

    /** Properties of this row with others laid over them. */
    Fields merged(Fields over) {
        Fields merged = new Fields();
        for (int i = 0; i < values.length; i++) {
            merged.set(shape.names().get(i), values[i]);
        }
        over.copyTo(merged);
        return merged;
    }
}
