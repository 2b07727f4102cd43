import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
record Thing(
        @PartitionKey String PartitionKey,
        @RowKey int RowKey,
        @io.tidetable.annotations.Timestamp Instant Timestamp,
        String partitionKey,
        String rowKey,
        String timestamp,
        String TimeStamp,
        String ETag,
        String ids,
        String userId,
        String userID) {}
