import io.tidetable.annotations.*;

@Table("Things")
record Thing(@PartitionKey String id, @RowKey int n, @ETag String etag) {}
