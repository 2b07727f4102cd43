import io.tidetable.annotations.*;

record Address(String city) {}

abstract class Base {
    int size;
}

@Table("Things")
@SecondaryIndex(name = "one", properties = {"n", "size desc", "address_city"})
class Thing extends Base {
    @PartitionKey String id;
    @RowKey int n;
    @Embedded Address address;
}
