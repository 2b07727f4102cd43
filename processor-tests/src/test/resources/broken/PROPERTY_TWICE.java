import io.tidetable.annotations.*;

record Address(String city) {}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        String name,
        // ! [PROPERTY_TWICE] Thing.title: the stored name is taken (found "name", which holds name): give it another with @Property
        @Property("name") String title,
        @Embedded Address address,
        // ! [PROPERTY_TWICE] Thing.city: the stored name is taken (found "address_city", which holds address_city): give it another with @Property
        @Property("address_city") String city,
        @Large String text,
        // ! [PROPERTY_TWICE] Thing.text1: the stored name is taken (found "text1", which holds text by @Large): give it another with @Property
        String text1) {}
