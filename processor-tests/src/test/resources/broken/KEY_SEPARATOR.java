import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Long")
// ! [KEY_SEPARATOR] Long2.at: a separator is one character that sorts below every digit and is allowed in keys: one of space " $ % & ' ( ) * + , - . (found "--"): use "-"
record Long2(@PartitionKey String id, @ChronologicalKey(separator = "--") Instant at, @KeySuffix UUID suffix) {}

@Table("None")
// ! [KEY_SEPARATOR] None.at: a separator is one character that sorts below every digit and is allowed in keys: one of space " $ % & ' ( ) * + , - . (found ""): use "-"
record None(@PartitionKey String id, @ChronologicalKey(separator = "") Instant at, @KeySuffix UUID suffix) {}

@Table("Above")
// ! [KEY_SEPARATOR] Above.at: a separator is one character that sorts below every digit and is allowed in keys: one of space " $ % & ' ( ) * + , - . (found "_"): use "-"
record Above(@PartitionKey String id, @ReverseChronologicalKey(separator = "_") Instant at, @KeySuffix UUID suffix) {}

@Table("Digit")
// ! [KEY_SEPARATOR] Digit.at: a separator is one character that sorts below every digit and is allowed in keys: one of space " $ % & ' ( ) * + , - . (found "0"): use "-"
record Digit(@PartitionKey String id, @ChronologicalKey(separator = "0") Instant at, @KeySuffix UUID suffix) {}

@Table("Slash")
// ! [KEY_SEPARATOR] Slash.at: a separator is one character that sorts below every digit and is allowed in keys: one of space " $ % & ' ( ) * + , - . (found "/"): use "-"
record Slash(@PartitionKey String id, @ChronologicalKey(separator = "/") Instant at, @KeySuffix UUID suffix) {}
