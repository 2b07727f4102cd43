import io.tidetable.annotations.*;

record Address(String city) {}

class Base {
    @Ignore String name;
    static String id;
}

@Table("Things")
class Thing extends Base {
    @PartitionKey String id;
    @RowKey int n;
    String name;
    @Embedded Address address;
    @Ignore String address_city;
}
