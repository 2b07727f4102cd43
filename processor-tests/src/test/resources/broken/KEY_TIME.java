import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Days")
// ! [KEY_TIME] Day.day: @ChronologicalKey stands on a time (found LocalDate): let it be an Instant, an OffsetDateTime or a LocalDateTime
record Day(@PartitionKey String id, @ChronologicalKey LocalDate day, @KeySuffix UUID suffix) {}

@Table("Numbers")
// ! [KEY_TIME] Number2.ticks: @ReverseChronologicalKey stands on a time (found long): let it be an Instant, an OffsetDateTime or a LocalDateTime
record Number2(@PartitionKey String id, @ReverseChronologicalKey long ticks, @KeySuffix UUID suffix) {}

@Table("Maybes")
// ! [KEY_TIME] Maybe.at: @ChronologicalKey stands on a time (found Optional<Instant>): let it be an Instant, an OffsetDateTime or a LocalDateTime
record Maybe(@PartitionKey String id, @ChronologicalKey Optional<Instant> at, @KeySuffix UUID suffix) {}

@Table("Converted")
record Converted(
        @PartitionKey String id,
        // ! [KEY_TIME] Converted.at: a chronological key is made of the time itself (found @ConvertedBy): remove it, and keep the other form in a member of its own
        @ChronologicalKey @ConvertedBy(OfInstants.class) Instant at,
        @KeySuffix UUID suffix) {}

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
