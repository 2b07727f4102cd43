import io.tidetable.annotations.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @IndexEntity(segments = 1) String one,
        @IndexEntity(segments = 256) String many) {}
