import io.tidetable.annotations.*;

enum Color {
    RED
}

@Table("Things")
@SecondaryIndex(name = "byName", properties = {"name desc"})
@SecondaryIndex(name = "byColor", properties = {"color desc"})
// ! [INDEX_DESCENDING] Thing: numbers, times, dates and booleans alone can be descending (found "name desc" of String in index "byName"): remove desc, or annotate the member @ConvertedBy(a KeyCodec that keeps order)
// ! [INDEX_DESCENDING] Thing: numbers, times, dates and booleans alone can be descending (found "color desc" of Color in index "byColor"): remove desc, or annotate the member @ConvertedBy(a KeyCodec that keeps order)
record Thing(@PartitionKey String id, @RowKey int n, String name, Color color) {}
