import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;

@Table(value = "Things", row = "thing")
record Thing(@PartitionKey String id) {}

@Table("Logs")
record Log(@TimeBucket(ChronoUnit.DAYS) @RowKey(descending = true) Instant at) {}
