import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
record Thing(@PartitionKey String id, @RowKey(order = 0) int n, @RowKey(order = 1) Instant at) {}
