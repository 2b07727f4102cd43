import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Things")
// ! [KEY_WAYS] Thing.at: one time makes the row key, or parts do, never both (found n too): keep one, or let the time be a part by @RowKey
record Thing(@PartitionKey String id, @RowKey int n, @ChronologicalKey Instant at, @KeySuffix UUID suffix) {}

@Table("Times")
// ! [KEY_WAYS] Time.to: one time makes the row key, or parts do, never both (found from too): keep one, or let the time be a part by @RowKey
record Time(@PartitionKey String id, @ChronologicalKey Instant from, @ReverseChronologicalKey Instant to) {}
