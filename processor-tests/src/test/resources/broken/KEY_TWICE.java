import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;

@Table("Things")
// ! [KEY_TWICE] Thing.id: a value has one place in the keys (found @PartitionKey, @RowKey): keep one of them; where one value is both keys, keep @PartitionKey and give @Table a constant row
record Thing(@PartitionKey @RowKey String id) {}

@Table("Logs")
// ! [KEY_TWICE] Log.at: a time stands in the partition key whole or rounded down (found @PartitionKey, @TimeBucket): keep one of them
record Log(@PartitionKey @TimeBucket(ChronoUnit.DAYS) Instant at, @RowKey String id) {}

@Table("Times")
// ! [KEY_TWICE] Time.at: a value has one place in the keys (found @RowKey, @ChronologicalKey): keep one of them; where one value is both keys, keep @PartitionKey and give @Table a constant row
record Time(@PartitionKey String id, @RowKey @ChronologicalKey Instant at) {}
