package io.tidetable.mapping;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.model.EntityModel;
import io.tidetable.store.RowKey;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The keys of main rows: from values, and back. */
final class MainKeys {
    private final EntityModel model;
    private final KeyWriter partition;
    private final KeyWriter row;
    private final int valueCount;
    private final Placed placed;

    MainKeys(EntityModel model, Members members, Layout layout, Placed placed) {
        this.model = model;
        this.partition = new KeyWriter(name("partition key", layout.partitionKey()), layout.partitionKey(), members);
        this.row = new KeyWriter(name("row key", layout.rowKey()), layout.rowKey(), members);
        this.valueCount = members.array().length;
        this.placed = placed;
    }

    /** Both layouts. */
    record Layout(KeyLayout partitionKey, KeyLayout rowKey) {}

    private String name(String key, KeyLayout layout) {
        String members = layout.slots().stream()
                .map(KeySlot::member)
                .filter(member -> !member.isEmpty())
                .collect(Collectors.joining(", "));
        return model.entity() + "." + (members.isEmpty() ? key : members + ", the " + key);
    }

    /** The keys of values that are all present; {@code unseen} is a suffix that no member holds. */
    RowKey write(@Nullable Object[] values, @Nullable Object unseen) {
        try {
            String rowKey = row.write(values, unseen, "");
            String partitionKey = partition.write(values, null, shardOf(rowKey));
            Place place = new Place(placed.table(), partitionKey, rowKey);
            partition.checkLength(partitionKey, place);
            row.checkLength(rowKey, place);
            return new RowKey(partitionKey, rowKey);
        } catch (InvalidKeyException e) {
            throw placed.refused(e, placed.nowhere());
        }
    }

    /**
     * Fills in the values of a key; gives the suffix that no member holds. Buckets give their start to members unset.
     */
    @Nullable
    Object read(RowKey key, @Nullable Object[] values) {
        try {
            partition.read(key.partition(), shardOf(key.row()), values, true);
            return row.read(key.row(), "", values, false);
        } catch (TidetableException e) {
            throw placed.unreadable(Placed.text(e), key, e);
        }
    }

    /** The values of a key alone. */
    @Nullable
    Object[] newValues() {
        return new @Nullable Object[valueCount];
    }

    /** Refuses a row whose key is not the one that its values make, lest an update hit another row. */
    void check(RowKey key, @Nullable Object[] values) {
        String written = partition.write(values, null, shardOf(key.row()));
        if (!written.equals(key.partition())) {
            throw placed.unreadable(
                    "[KEY_BUCKET] " + model.entity() + ": the row's time lies in another partition than the row", key);
        }
    }

    private String shardOf(String rowKey) {
        return model.shards() == 1 ? "" : shard(Spread.number(rowKey, model.shards()));
    }

    String shard(int number) {
        return model.shards() == 1 ? "" : Spread.digits(number) + Layouts.JOINT;
    }
}
