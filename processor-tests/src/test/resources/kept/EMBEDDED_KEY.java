import io.tidetable.annotations.*;

record Body(@SecondaryIndex(name = "city") String city, @IndexEntity(name = "zip") int zip, @Large String text) {}

@Table("Things")
record Thing(@PartitionKey String id, @RowKey int n, @Embedded Body body, @ETag String etag) {}
