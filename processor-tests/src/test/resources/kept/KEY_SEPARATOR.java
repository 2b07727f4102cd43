import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Dot")
record Dot(@PartitionKey String id, @ChronologicalKey(separator = ".") Instant at, @KeySuffix UUID suffix) {}

@Table("Plus")
record Plus(@PartitionKey String id, @ReverseChronologicalKey(separator = "+") Instant at, @KeySuffix UUID suffix) {}
