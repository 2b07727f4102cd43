package io.tidetable.mapping;

import io.tidetable.error.InvalidKeyException;
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
    /** The last one; a race between threads loses a reading, no more, for it never changes. */
    private @Nullable Known known;

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
            RowKey key = new RowKey(partitionKey, rowKey);
            partition.checkLength(partitionKey, key, placed);
            row.checkLength(rowKey, key, placed);
            return key;
        } catch (InvalidKeyException e) {
            throw placed.refused(e, placed.nowhere());
        }
    }

    /** Fills in the values of a row key; gives the suffix that no member holds. */
    @Nullable
    Object readRow(RowKey key, @Nullable Object[] values) {
        try {
            return row.read(key.row(), "", values);
        } catch (TidetableException e) {
            throw placed.unreadable(Placed.text(e), key, e);
        }
    }

    /** Fills in the values of a partition key, once those of the row are known: it must hold their bucket. */
    void readPartition(RowKey key, @Nullable Object[] values) {
        Known before = known;
        if (before != null && before.key.equals(key.partition())) {
            partition.copy(before.values, values);
            return;
        }
        try {
            partition.read(key.partition(), shardOf(key.row()), values);
        } catch (TidetableException e) {
            throw placed.unreadable(Placed.text(e), key, e);
        }
        if (!partition.hasBucket()) {
            @Nullable Object[] kept = newValues();
            partition.copy(values, kept);
            known = new Known(key.partition(), kept);
        }
    }

    /** A partition key that was read: rows of one partition follow each other. */
    private static final class Known {
        private final String key;
        private final @Nullable Object[] values;

        Known(String key, @Nullable Object[] values) {
            this.key = key;
            this.values = values;
        }
    }

    /** The values of a key alone. */
    @Nullable
    Object[] newValues() {
        return new @Nullable Object[valueCount];
    }

    private String shardOf(String rowKey) {
        return model.shards() == 1 ? "" : shard(Spread.number(rowKey, model.shards()));
    }

    String shard(int number) {
        return model.shards() == 1 ? "" : Spread.digits(number) + Layouts.JOINT;
    }
}
