import io.tidetable.annotations.*;
import java.util.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @Large String text,
        @Large byte[] bytes,
        @Large Optional<String> optional) {}
