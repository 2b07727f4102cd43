import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Table(value = "Things", partition = "p", row = "r")
// ! [KEY_CONSTANT] Thing: a constant stands where no member makes the partition key (found partition = "p" and members): remove partition from @Table, or the annotations
// ! [KEY_CONSTANT] Thing: a constant stands where no member makes the row key (found row = "r" and members): remove row from @Table, or the annotations
record Thing(@PartitionKey String id, @RowKey int n) {}

@Table(value = "Logs", partition = "logs", row = "r")
// ! [KEY_CONSTANT] Log: a constant stands where no member makes the partition key (found partition = "logs" and members): remove partition from @Table, or the annotations
// ! [KEY_CONSTANT] Log: a constant stands where no member makes the row key (found row = "r" and members): remove row from @Table, or the annotations
record Log(@TimeBucket(ChronoUnit.DAYS) @ChronologicalKey Instant at, @KeySuffix UUID id) {}
