import io.tidetable.annotations.*;

@Table("Things")
record Thing(@PartitionKey String name, @RowKey String empty) {}
