import io.tidetable.annotations.*;

@Table("Things")
record Thing(
        @PartitionKey(order = 1) String a,
        @PartitionKey(order = 0) String b,
        @RowKey(order = 10) String c,
        @RowKey(order = 20) String d) {}
