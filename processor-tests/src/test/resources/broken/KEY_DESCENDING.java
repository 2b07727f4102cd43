import io.tidetable.annotations.*;
import java.util.*;

enum Color {
    RED
}

@Table("Things")
record Thing(
        @PartitionKey String id,
        // ! [KEY_DESCENDING] Thing.name: numbers, times, dates and booleans alone can be descending (found String): remove descending, or annotate it @ConvertedBy(a KeyCodec that keeps order)
        @RowKey(order = 0, descending = true) String name,
        // ! [KEY_DESCENDING] Thing.color: numbers, times, dates and booleans alone can be descending (found Color): remove descending, or annotate it @ConvertedBy(a KeyCodec that keeps order)
        @RowKey(order = 1, descending = true) Color color,
        // ! [KEY_DESCENDING] Thing.uuid: numbers, times, dates and booleans alone can be descending (found UUID): remove descending, or annotate it @ConvertedBy(a KeyCodec that keeps order)
        @RowKey(order = 2, descending = true) UUID uuid) {}
