import io.tidetable.annotations.*;

@Table(value = "Things", rowPrefix = "a_b")
// ! [ROW_PREFIX] Thing: a rowPrefix is letters and digits (found "a_b"): change it in @Table
record Thing(@PartitionKey String id, @RowKey int n) {}

@Table(value = "Others", rowPrefix = "~")
// ! [ROW_PREFIX] Other: a rowPrefix is letters and digits (found "~"): change it in @Table
record Other(@PartitionKey String id, @RowKey int n) {}
