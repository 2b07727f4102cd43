import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [TIMESTAMP] Thing.text: the time of the last write is an Instant or an OffsetDateTime (found String): let it be an Instant
        @Timestamp String text,
        // ! [TIMESTAMP] Thing.written: @Timestamp stands once in a class (found on text too): remove it from one of them
        @Timestamp Instant written,
        // ! [TIMESTAMP] Thing.local: the time of the last write is an Instant or an OffsetDateTime (found LocalDateTime): let it be an Instant
        // ! [TIMESTAMP] Thing.local: @Timestamp stands once in a class (found on text too): remove it from one of them
        @Timestamp LocalDateTime local) {}
