import io.tidetable.annotations.*;

@Table("Things")
class Thing {
    @PartitionKey String id;
    @RowKey volatile int n;
    @Ignore static String shared;
    transient String cache;
    final String fixed = "x";
    @ETag String etag;
}
