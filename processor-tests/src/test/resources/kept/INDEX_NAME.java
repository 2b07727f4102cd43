import io.tidetable.annotations.*;

record Address(@SecondaryIndex(name = "addressCity") String city) {}

@Table("Things")
@SecondaryIndex(name = "2", properties = "name")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @SecondaryIndex String name,
        @IndexEntity(name = "bySize7") int size,
        @Embedded Address address) {}
