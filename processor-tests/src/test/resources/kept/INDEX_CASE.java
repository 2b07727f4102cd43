import io.tidetable.annotations.*;
import java.util.*;

@Table("Things")
@SecondaryIndex(name = "both", properties = {"name", "size"}, ignoreCase = true)
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @SecondaryIndex(ignoreCase = true) String name,
        Optional<Integer> size) {}
