import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
@SecondaryIndex(name = "both", properties = {"born", "size"}, ignoreCase = true)
// ! [INDEX_CASE] Thing: only text has case (found ignoreCase in index "both" without a String): remove ignoreCase
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        Instant born,
        // ! [INDEX_CASE] Thing.size: only text has case (found ignoreCase in index "size" without a String): remove ignoreCase
        @SecondaryIndex(ignoreCase = true) int size) {}
