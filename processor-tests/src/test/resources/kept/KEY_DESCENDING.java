import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey(order = 0, descending = true) long number,
        @RowKey(order = 1, descending = true) Instant at,
        @RowKey(order = 2, descending = true) @ConvertedBy(OfThreads.class) Thread thread) {}

class OfThreads implements io.tidetable.codec.KeyCodec<Thread> {
    @Override
    public String write(Thread value) {
        return value.getName();
    }

    @Override
    public Thread read(Object property) {
        return new Thread((String) property);
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
