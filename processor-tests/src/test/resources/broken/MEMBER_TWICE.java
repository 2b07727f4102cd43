import io.tidetable.annotations.*;

record Address(String city) {}

class Base {
    String name;
}

@Table("Things")
class Thing extends Base {
    @PartitionKey String id;
    @RowKey int n;
    // ! [MEMBER_TWICE] Thing.name: two members have one name (found again in Thing): rename one, or annotate one @Ignore
    @Property("OwnName") String name;
    @Embedded Address address;
    // ! [MEMBER_TWICE] Thing.address_city: two members have one name (found again in Thing): rename one, or annotate one @Ignore
    String address_city;
}
