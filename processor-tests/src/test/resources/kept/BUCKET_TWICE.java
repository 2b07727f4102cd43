import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;

@Table("Spans")
record Span(@TimeBucket(ChronoUnit.HOURS) Instant from, Instant to, @RowKey String id) {}
