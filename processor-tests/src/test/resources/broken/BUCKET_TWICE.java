import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;

@Table("Spans")
record Span(
        @TimeBucket(ChronoUnit.HOURS) Instant from,
        // ! [BUCKET_TWICE] Span.to: a class has one time bucket (found on from too): remove @TimeBucket from one of them
        @TimeBucket(ChronoUnit.HOURS) Instant to,
        @RowKey String id) {}
