import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Instants")
record OfInstant(@PartitionKey String id, @ChronologicalKey Instant at, @KeySuffix UUID suffix) {}

@Table("Offsets")
record OfOffset(@PartitionKey String id, @ReverseChronologicalKey OffsetDateTime at, @KeySuffix UUID suffix) {}

@Table("Locals")
record OfLocal(@PartitionKey String id, @ReverseChronologicalKey(unique = true) LocalDateTime at) {}
