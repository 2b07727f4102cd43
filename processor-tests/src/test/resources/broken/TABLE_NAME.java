import io.tidetable.annotations.*;

@Table("a_b")
// ! [TABLE_NAME] Underscore: a table's name is 3 to 63 letters and digits, a letter first (found "a_b"): change it in @Table
record Underscore(@PartitionKey String id, @RowKey int n) {}

@Table("tables")
// ! [TABLE_NAME] Reserved: the service keeps this name for itself (found "tables"): change it in @Table
record Reserved(@PartitionKey String id, @RowKey int n) {}

@Table("1x2")
// ! [TABLE_NAME] Digit: a table's name is 3 to 63 letters and digits, a letter first (found "1x2"): change it in @Table
record Digit(@PartitionKey String id, @RowKey int n) {}

@Table("ab")
// ! [TABLE_NAME] Short2: a table's name is 3 to 63 letters and digits, a letter first (found "ab"): change it in @Table
record Short2(@PartitionKey String id, @RowKey int n) {}

@Table("a234567890123456789012345678901234567890123456789012345678901234")
// ! [TABLE_NAME] Long2: a table's name is 3 to 63 letters and digits, a letter first (found "a234567890123456789012345678901234567890123456789012345678901234"): change it in @Table
record Long2(@PartitionKey String id, @RowKey int n) {}

@Table("$Logs")
// ! [TABLE_NAME] Dollar: a table's name is 3 to 63 letters and digits, a letter first (found "$Logs"): change it in @Table
record Dollar(@PartitionKey String id, @RowKey int n) {}
