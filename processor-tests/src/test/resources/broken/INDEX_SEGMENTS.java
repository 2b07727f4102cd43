import io.tidetable.annotations.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [INDEX_SEGMENTS] Thing.none: an index entity has 1 to 256 segments (found 0): change the number, or remove it for 8
        @IndexEntity(segments = 0) String none,
        // ! [INDEX_SEGMENTS] Thing.many: an index entity has 1 to 256 segments (found 257): change the number, or remove it for 8
        @IndexEntity(segments = 257) String many) {}
