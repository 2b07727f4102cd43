import io.tidetable.annotations.*;

@Table("Things")
record Thing(
        @PartitionKey String a,
        // ! [KEY_ORDER] Thing.b: two parts of a key have one place (found order = 0 on a too): number them 0, 1, 2
        @PartitionKey String b,
        @RowKey(order = 1) String c,
        // ! [KEY_ORDER] Thing.d: two parts of a key have one place (found order = 1 on c too): number them 0, 1, 2
        @RowKey(order = 1) String d) {}
