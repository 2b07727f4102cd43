import io.tidetable.annotations.*;

@Table("Things")
@SecondaryIndex(name = "one", properties = {"name", "size"}, hashed = true, unique = true)
record Thing(@PartitionKey String id, @RowKey int n, @SecondaryIndex(hashed = true) String name, int size) {}
