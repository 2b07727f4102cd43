import io.tidetable.annotations.*;

record Address(@Property("Town") String city) {}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        String name,
        @Property("Name") String title,
        @Property("a") @Embedded Address address,
        String a_city,
        @Large String text,
        String text_1,
        @Property("id") String other) {}
