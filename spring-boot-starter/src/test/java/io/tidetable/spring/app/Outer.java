package io.tidetable.spring.app;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;

/** Holds a stored class inside. */
final class Outer {
    private Outer() {}

    /** What an instrument showed. */
    @Table("Readings")
    record Reading(@PartitionKey String instrument, @RowKey long number, double value) {}
}
