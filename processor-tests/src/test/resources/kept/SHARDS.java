import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Table(value = "Many", shards = 256)
record Many(@TimeBucket(ChronoUnit.DAYS) @ChronologicalKey Instant at, @KeySuffix UUID id) {}
