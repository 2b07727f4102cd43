import io.tidetable.annotations.*;
import java.util.*;

@Table("Things")
// ! [KEY_MISSING] Thing: nothing makes the partition key (found no member with @PartitionKey or @TimeBucket): annotate one, or give @Table a constant with partition = "..."
// ! [KEY_MISSING] Thing: nothing makes the row key (found no member with @RowKey, @ChronologicalKey or @ReverseChronologicalKey): annotate one, or give @Table a constant with row = "..."
record Thing(String name) {}

@Table("Halves")
// ! [KEY_MISSING] Half: nothing makes the row key (found no member with @RowKey, @ChronologicalKey or @ReverseChronologicalKey): annotate one, or give @Table a constant with row = "..."
// ! [KEY_SUFFIX] Half.suffix: a suffix stands behind a time (found no @ChronologicalKey and no @ReverseChronologicalKey): annotate it @RowKey, or add the time
record Half(@PartitionKey String id, @KeySuffix UUID suffix) {}
