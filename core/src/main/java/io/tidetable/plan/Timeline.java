package io.tidetable.plan;

import io.tidetable.mapping.KeySlot;
import io.tidetable.plan.KeyPath.KeyPlace;

/**
 * The order of time that keys hold: each range of a reading is in it.
 *
 * @param slot whose texts are in the order in which rows are read
 * @param newestFirst whether later times come first
 * @param crossesPartitions whether row keys go on in it from one partition into the next
 */
public record Timeline(KeySlot slot, boolean newestFirst, boolean crossesPartitions) {
    static Timeline of(KeyPlace place) {
        return new Timeline(place.slot(), place.slot().descending(), false);
    }

    /** Of rows behind a bucket of the same time. */
    static Timeline ofRows(KeyPlace place) {
        return new Timeline(place.slot(), place.slot().descending(), true);
    }

    /** Whether it is the order of buckets, not of what is in them. */
    boolean isOfBuckets() {
        return slot.use() == KeySlot.Use.BUCKET;
    }

    /** Whether rows are read in an order. */
    boolean serves(Order order) {
        return order == Order.NONE || newestFirst == (order == Order.NEWEST_FIRST);
    }
}
