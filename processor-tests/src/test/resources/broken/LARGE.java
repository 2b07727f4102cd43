import io.tidetable.annotations.*;

@Table("Things")
record Thing(
        // ! [LARGE] Thing.id: what may exceed 64 KiB cannot stand in a key or an index (found @Large): remove @Large, or take the member out of keys and indexes
        @PartitionKey @Large String id,
        @RowKey int n,
        // ! [LARGE] Thing.number: @Large splits text and bytes alone (found int): remove it, or let the member be a String or a byte[]
        @Large int number,
        // ! [LARGE] Thing.text: what may exceed 64 KiB cannot stand in a key or an index (found @Large): remove @Large, or take the member out of keys and indexes
        @SecondaryIndex @Large String text,
        // ! [LARGE] Thing.other: what may exceed 64 KiB cannot stand in a key or an index (found @Large): remove @Large, or take the member out of keys and indexes
        @IndexEntity @Large String other) {}
