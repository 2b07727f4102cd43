import io.tidetable.annotations.*;
import java.time.*;

record Point(int x, int y) {}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [ANNOTATIONS] Thing.ignored: @Ignore stands alone (found @Ignore, @SecondaryIndex): remove it or the others
        @Ignore @SecondaryIndex String ignored,
        // ! [ANNOTATIONS] Thing.etag: @ETag stands alone (found @ETag, @Property): remove it or the others
        @ETag @Property("Token") String etag,
        // ! [ANNOTATIONS] Thing.written: @Timestamp stands alone (found @Timestamp, @RowKey): remove it or the others
        @Timestamp @RowKey(order = 1) Instant written,
        // ! [ANNOTATIONS] Thing.text: a value is stored in one way (found @AsJson, @Large): keep one of them
        @AsJson @Large String text,
        // ! [ANNOTATIONS] Thing.point: an embedded record has no value of its own (found @SecondaryIndex): annotate its components
        @Embedded @SecondaryIndex(name = "point") Point point,
        // ! [ANNOTATIONS] Thing.twice: a value is stored in one way (found @Embedded, @AsJson): keep one of them
        @Embedded @AsJson Point twice) {}
