package io.tidetable.mapping;

import java.util.List;

/**
 * How a partition key, a main row key or a copy's row key is composed: lead, then the slots' texts with a joint between
 * each two. {@code ~city_} + city + {@code _} + main row key.
 *
 * @param lead constant text in front; empty where there is none. Of a sharded partition key the shard is not part of it
 * @param slots in order; none where the key is constant
 * @param joints what stands between slot i and i + 1: {@code _}, or the separator of a chronological key; one fewer
 *     than slots
 */
public record KeyLayout(String lead, List<KeySlot> slots, List<String> joints) {
    /** Copies the lists. */
    public KeyLayout {
        slots = List.copyOf(slots);
        joints = List.copyOf(joints);
    }
}
