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

@Table("Converted")
// ! [BUCKET_TIME] Converted.at: a time bucket is made of the time itself (found @ConvertedBy): remove it, and keep the other form in a member of its own
record Converted(@TimeBucket(ChronoUnit.DAYS) @ConvertedBy(OfInstants.class) Instant at, @RowKey String id) {}

class OfInstants implements io.tidetable.codec.Codec<Instant> {
    @Override
    public Object write(Instant value) {
        return value.toEpochMilli();
    }

    @Override
    public Instant read(Object property) {
        return Instant.ofEpochMilli((Long) property);
    }
}
