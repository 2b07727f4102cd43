import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Table(value = "None", shards = 0)
// ! [SHARDS] None: shards are 1 to 256 (found 0): change them in @Table
record None(@TimeBucket(ChronoUnit.DAYS) @ChronologicalKey Instant at, @KeySuffix UUID id) {}

@Table(value = "Many", shards = 257)
// ! [SHARDS] Many: shards are 1 to 256 (found 257): change them in @Table
record Many(@TimeBucket(ChronoUnit.DAYS) @ChronologicalKey Instant at, @KeySuffix UUID id) {}

@Table(value = "NoBucket", shards = 2)
// ! [SHARDS] NoBucket: shards spread a time bucket (found shards = 2 and no @TimeBucket): remove shards from @Table, or annotate a time @TimeBucket
record NoBucket(@PartitionKey String id, @RowKey int n) {}
