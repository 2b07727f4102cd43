import io.tidetable.annotations.*;

record Address(@SecondaryIndex String city) {}

@Table("Things")
@SecondaryIndex(properties = "name")
// ! [INDEX_NAME] Thing: the name of an index is letters and digits; on a class it must be said, on a member it is the stored name unless said (found ""): give it one, as in name = "byCity"
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [INDEX_NAME] Thing.name: the name of an index is letters and digits; on a class it must be said, on a member it is the stored name unless said (found "by-name"): give it one, as in name = "byCity"
        @SecondaryIndex(name = "by-name") String name,
        // ! [INDEX_NAME] Thing.size: the name of an index is letters and digits; on a class it must be said, on a member it is the stored name unless said (found "by_size"): give it one, as in name = "byCity"
        @IndexEntity(name = "by_size") int size,
        // ! [INDEX_NAME] Thing.address_city: the name of an index is letters and digits; on a class it must be said, on a member it is the stored name unless said (found "address_city"): give it one, as in name = "byCity"
        @Embedded Address address) {}
