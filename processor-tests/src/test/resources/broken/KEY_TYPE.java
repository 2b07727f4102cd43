import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Things")
record Thing(
        // ! [KEY_TYPE] Thing.id: a part of a key is never absent (found Optional<String>): let it be String
        @PartitionKey Optional<String> id,
        // ! [KEY_TYPE] Thing.amount: this type has no text in keys (found BigDecimal): annotate it @ConvertedBy(a KeyCodec), or use a String, a number, a boolean, an enum, a UUID, a time or a date
        @RowKey(order = 0) java.math.BigDecimal amount,
        // ! [KEY_TYPE] Thing.duration: this type has no text in keys (found Duration): annotate it @ConvertedBy(a KeyCodec), or use a String, a number, a boolean, an enum, a UUID, a time or a date
        @RowKey(order = 1, descending = true) Duration duration,
        // ! [KEY_TYPE] Thing.json: this type has no text in keys (found List<String>): annotate it @ConvertedBy(a KeyCodec), or use a String, a number, a boolean, an enum, a UUID, a time or a date
        @RowKey(order = 2) @AsJson List<String> json,
        // ! [KEY_TYPE] Thing.thread: a codec of keys gives text (found OfThreads): let it implement io.tidetable.codec.KeyCodec
        @RowKey(order = 3) @ConvertedBy(OfThreads.class) Thread thread) {}

class OfThreads implements io.tidetable.codec.Codec<Thread> {
    @Override
    public Object write(Thread value) {
        return value.getName();
    }

    @Override
    public Thread read(Object property) {
        return new Thread((String) property);
    }
}
