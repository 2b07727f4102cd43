package io.tidetable.plan;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.IndexLayout;
import io.tidetable.mapping.KeyLayout;
import io.tidetable.mapping.KeySlot;
import io.tidetable.mapping.ListingLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A key as a line of places: constant text, value, constant text, value. The row key at the end of a copy's key is
 * taken apart into its places.
 *
 * @param places in order
 * @param tail constant text behind the last place; the whole key where there is no place
 */
record KeyPath(List<KeyPlace> places, String tail) {
    /**
     * A value in a key.
     *
     * @param before constant texts before it: one, or one a shard
     * @param next first character behind the value; 0 where it is the last
     */
    record KeyPlace(List<String> before, KeySlot slot, char next) {
        boolean isLast() {
            return next == 0;
        }
    }

    /** Of a key without values. */
    static final KeyPath NONE = new KeyPath(List.of(), "");

    static KeyPath ofPartition(EntityMapping<?> mapping) {
        List<String> shards = IntStream.range(0, mapping.model().shards())
                .mapToObj(mapping::shard)
                .toList();
        return new Builder().add(mapping.partitionKey(), shards).build();
    }

    static KeyPath ofRow(EntityMapping<?> mapping) {
        return new Builder().add(mapping.rowKey(), List.of("")).build();
    }

    static KeyPath ofIndex(EntityMapping<?> mapping, IndexLayout index) {
        Builder builder = new Builder();
        KeyLayout key = index.key();
        builder.text.append(key.lead());
        for (int i = 0; i < key.slots().size(); i++) {
            KeySlot slot = key.slots().get(i);
            if (slot.use() == KeySlot.Use.MAIN_ROW_KEY) {
                builder.add(mapping.rowKey(), List.of(""));
            } else {
                builder.place(slot, List.of(""));
            }
            builder.text.append(i < key.joints().size() ? key.joints().get(i) : "");
        }
        return builder.build();
    }

    static KeyPath ofListing(ListingLayout listing) {
        Builder builder = new Builder().add(listing.key(), List.of(""));
        builder.text.append('_');
        return builder.build();
    }

    private static final class Builder {
        private final StringBuilder text = new StringBuilder();
        private final List<KeySlot> slots = new ArrayList<>();
        private final List<List<String>> before = new ArrayList<>();

        Builder add(KeyLayout layout, List<String> shards) {
            text.append(layout.lead());
            for (int i = 0; i < layout.slots().size(); i++) {
                KeySlot slot = layout.slots().get(i);
                place(slot, slot.use() == KeySlot.Use.BUCKET ? shards : List.of(""));
                text.append(i < layout.joints().size() ? layout.joints().get(i) : "");
            }
            return this;
        }

        void place(KeySlot slot, List<String> shards) {
            String joint = text.toString();
            before.add(shards.stream().map(shard -> joint + shard).toList());
            slots.add(slot);
            text.setLength(0);
        }

        KeyPath build() {
            List<KeyPlace> places = new ArrayList<>();
            for (int i = 0; i < slots.size(); i++) {
                String behind = i + 1 < slots.size() ? before.get(i + 1).get(0) : text.toString();
                places.add(new KeyPlace(before.get(i), slots.get(i), behind.isEmpty() ? 0 : behind.charAt(0)));
            }
            return new KeyPath(List.copyOf(places), text.toString());
        }
    }
}
