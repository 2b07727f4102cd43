import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

enum Color {
    RED
}

@Table("Things")
@SecondaryIndex(name = "all", properties = {"color", "uuid", "day", "at", "offset", "local", "open"})
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @SecondaryIndex Optional<String> text,
        @IndexEntity Integer number,
        @SecondaryIndex Long big,
        @SecondaryIndex Double weight,
        Color color,
        UUID uuid,
        LocalDate day,
        Instant at,
        OffsetDateTime offset,
        LocalDateTime local,
        Boolean open) {}
