import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

record Point(int x, @SecondaryIndex(name = "y") int y) {}

@Table("Things")
record Thing(
        @PartitionKey @SecondaryIndex String id,
        @RowKey @Property("Number") int n,
        @Ignore String ignored,
        @ETag String etag,
        @Timestamp Instant written,
        @AsJson @Property("Text") List<String> text,
        @Embedded @Property("P") Point point) {}
