import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Table("Days")
// ! [BUCKET_TIME] Day.day: @TimeBucket stands on a time (found LocalDate): let it be an Instant, an OffsetDateTime or a LocalDateTime
record Day(@TimeBucket(ChronoUnit.DAYS) LocalDate day, @RowKey String id) {}

@Table("Maybes")
// ! [BUCKET_TIME] Maybe.at: @TimeBucket stands on a time (found Optional<Instant>): let it be an Instant, an OffsetDateTime or a LocalDateTime
record Maybe(@TimeBucket(ChronoUnit.DAYS) Optional<Instant> at, @RowKey String id) {}

@Table("Json")
// ! [BUCKET_TIME] Json.at: a time bucket is made of a time (found @AsJson): remove it, or use @ConvertedBy to keep the time in another form
record Json(@TimeBucket(ChronoUnit.DAYS) @AsJson Instant at, @RowKey String id) {}
