import io.tidetable.annotations.*;
import java.util.*;

@Table("")
// ! [TABLE_NAME] Empty: a table's name is 3 to 63 letters and digits, a letter first (found ""): change it in @Table
// ! [KEY_MISSING] Empty: nothing makes the partition key (found no member with @PartitionKey or @TimeBucket): annotate one, or give @Table a constant with partition = "..."
// ! [KEY_MISSING] Empty: nothing makes the row key (found no member with @RowKey, @ChronologicalKey or @ReverseChronologicalKey): annotate one, or give @Table a constant with row = "..."
record Empty() {}

@Table("Names")
@SecondaryIndex(name = "x", properties = {"ID", "id"})
@SecondaryIndex(name = "X", properties = "name desc ")
// ! [INDEX_PROPERTIES] Names: an index names members as Java does, outer_inner in embedded records, each with " desc" where greater values come first (found "ID" in index "x"): name one of id, name, NAME, empty, blank, größe
// ! [INDEX_PROPERTIES] Names: an index names members as Java does, outer_inner in embedded records, each with " desc" where greater values come first (found "name desc " in index "X"): name one of id, name, NAME, empty, blank, größe
record Names(
        // ! [KEY_TWICE] Names.id: a value has one place in the keys (found @PartitionKey, @RowKey): keep one of them; where one value is both keys, keep @PartitionKey and give @Table a constant row
        @PartitionKey @RowKey String id,
        @Property("Name") String name,
        @Property("name") String NAME,
        // ! [PROPERTY_NAME] Names.empty: a property's name is letters, digits and _, no digit first (found ""): give it another with @Property
        @Property("") String empty,
        // ! [PROPERTY_NAME] Names.blank: a property's name is letters, digits and _, no digit first (found "a b"): give it another with @Property
        @Property("a b") String blank,
        // ! [INDEX_NAME] Names.größe: the name of an index is letters and digits; on a class it must be said, on a member it is the stored name unless said (found "größe"): give it one, as in name = "byCity"
        @Property("größe") @IndexEntity String größe) {}
