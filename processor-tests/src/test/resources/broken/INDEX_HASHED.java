import io.tidetable.annotations.*;

@Table("Things")
@SecondaryIndex(name = "one", properties = {"name", "size desc"}, hashed = true)
// ! [INDEX_HASHED] Thing: a hash has no order (found hashed and desc in index "one"): remove hashed, or desc
record Thing(@PartitionKey String id, @RowKey int n, String name, int size) {}
