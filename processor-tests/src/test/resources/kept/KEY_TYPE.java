import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

enum Color {
    RED
}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey(order = 0) int a,
        @RowKey(order = 1) Long b,
        @RowKey(order = 2) double c,
        @RowKey(order = 3) Boolean d,
        @RowKey(order = 4) Color e,
        @RowKey(order = 5) UUID f,
        @RowKey(order = 6) LocalDate g,
        @RowKey(order = 7) Instant h,
        @RowKey(order = 8) OffsetDateTime i,
        @RowKey(order = 9) LocalDateTime j,
        @RowKey(order = 10) @ConvertedBy(OfThreads.class) Thread k,
        @RowKey(order = 11) short l,
        @RowKey(order = 12) Byte m,
        @RowKey(order = 13) float n,
        @RowKey(order = 14) char o) {}

class OfThreads implements io.tidetable.codec.KeyCodec<Thread> {
    @Override
    public String write(Thread value) {
        return value.getName();
    }

    @Override
    public Thread read(Object property) {
        return new Thread((String) property);
    }
}
