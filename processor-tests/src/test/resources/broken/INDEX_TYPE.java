import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Things")
@SecondaryIndex(name = "tokens", properties = {"etag", "duration"})
// ! [INDEX_TYPE] Thing: etag: token and timestamp are the service's (found in an index): take the member out of the index
// ! [INDEX_TYPE] Thing: duration: this type has no text in keys (found Duration): annotate it @ConvertedBy(a KeyCodec), or use a String, a number, a boolean, an enum, a UUID, a time or a date
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [INDEX_TYPE] Thing.bytes: this type has no text in keys (found byte[]): annotate it @ConvertedBy(a KeyCodec), or use a String, a number, a boolean, an enum, a UUID, a time or a date
        @SecondaryIndex byte[] bytes,
        // ! [INDEX_TYPE] Thing.json: this type has no text in keys (found List<String>): annotate it @ConvertedBy(a KeyCodec), or use a String, a number, a boolean, an enum, a UUID, a time or a date
        @SecondaryIndex @AsJson List<String> json,
        // ! [INDEX_TYPE] Thing.amount: this type has no text in keys (found BigDecimal): annotate it @ConvertedBy(a KeyCodec), or use a String, a number, a boolean, an enum, a UUID, a time or a date
        @IndexEntity java.math.BigDecimal amount,
        Duration duration,
        @ETag String etag) {}
