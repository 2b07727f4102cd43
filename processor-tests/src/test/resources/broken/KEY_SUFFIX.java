import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("NoTime")
// ! [KEY_SUFFIX] NoTime.suffix: a suffix stands behind a time (found no @ChronologicalKey and no @ReverseChronologicalKey): annotate it @RowKey, or add the time
record NoTime(@PartitionKey String id, @RowKey String row, @KeySuffix UUID suffix) {}

@Table("UniqueTime")
// ! [KEY_SUFFIX] UniqueTime.suffix: a unique time is the whole row key (found unique = true on at): remove @KeySuffix, or unique
record UniqueTime(@PartitionKey String id, @ChronologicalKey(unique = true) Instant at, @KeySuffix UUID suffix) {}

@Table("Numbered")
// ! [KEY_SUFFIX] Numbered.suffix: a suffix is a UUID or a String (found long): let it be a UUID
record Numbered(@PartitionKey String id, @ChronologicalKey Instant at, @KeySuffix long suffix) {}

@Table("Twice")
// ! [KEY_SUFFIX] Twice.two: a key has one suffix (found on one too): remove @KeySuffix from one of them
record Twice(@PartitionKey String id, @ChronologicalKey Instant at, @KeySuffix UUID one, @KeySuffix String two) {}
