import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;

@Table("Small")
record Small(@TimeBucket(ChronoUnit.SECONDS) Instant at, @RowKey String id) {}

@Table("Great")
record Great(@TimeBucket(ChronoUnit.YEARS) Instant at, @RowKey String id) {}
