import io.tidetable.annotations.*;

@Table("Things")
@SecondaryIndex(name = "byName", properties = "name")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @SecondaryIndex String name,
        @SecondaryIndex(name = "ordered") @IndexEntity int size) {}
