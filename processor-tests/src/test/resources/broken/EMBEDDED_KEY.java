import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

record Key(@PartitionKey String partition, @RowKey int row, @ETag String etag) {}

@Table("Things")
// ! [EMBEDDED_KEY] Thing.key_partition: keys, token and timestamp are members of the class itself (found @PartitionKey in an embedded record): move the member out of the record, or remove the annotation
// ! [EMBEDDED_KEY] Thing.key_row: keys, token and timestamp are members of the class itself (found @RowKey in an embedded record): move the member out of the record, or remove the annotation
// ! [EMBEDDED_KEY] Thing.key_etag: keys, token and timestamp are members of the class itself (found @ETag in an embedded record): move the member out of the record, or remove the annotation
// ! [KEY_WAYS] Thing.at: one time makes the row key, or parts do, never both (found key_row too): keep one, or let the time be a part by @RowKey
record Thing(@Embedded Key key, @TimeBucket(ChronoUnit.DAYS) @ChronologicalKey Instant at, @KeySuffix UUID id) {}
