import io.tidetable.annotations.*;

@Table(value = "Things", rowPrefix = "t1")
record Thing(@PartitionKey String id, @RowKey int n) {}
