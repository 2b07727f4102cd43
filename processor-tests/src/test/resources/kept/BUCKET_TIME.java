import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;

@Table("Instants")
record AnInstant(@TimeBucket(ChronoUnit.DAYS) Instant at, @RowKey String id) {}

@Table("Offsets")
record AnOffset(@TimeBucket(ChronoUnit.DAYS) OffsetDateTime at, @RowKey String id) {}

@Table("Locals")
record ALocal(@TimeBucket(ChronoUnit.DAYS) LocalDateTime at, @RowKey String id) {}
