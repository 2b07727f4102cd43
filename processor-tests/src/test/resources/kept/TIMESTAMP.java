import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
record Thing(@PartitionKey String id, @RowKey int n, @Timestamp OffsetDateTime written) {}

@Table("Others")
record Other(@PartitionKey String id, @RowKey int n, @Timestamp Instant written) {}
