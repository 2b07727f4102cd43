import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

class Letters {
    @Table("Letters")
    record Größe(
            @PartitionKey String straße,
            @RowKey int наименование,
            @Property("x") String 名前,
            @SecondaryIndex(name = "ae") String ä) {}

    @Table("Case")
    record Case(@PartitionKey String id, @RowKey int ID, String Id, String name, String NAME) {
        @Table("Case2")
        record case_(@PartitionKey String id, @RowKey int n) {}
    }

    @Table("Dollars")
    record My$Dollar(@PartitionKey String id, @RowKey int n) {
        @Table("Dollars2")
        record In$ner(@PartitionKey String id, @RowKey int n, Kind kind) {}

        enum Kind {
            A {
                @Override
                int turn() {
                    return 2;
                }
            };

            int turn() {
                return 1;
            }
        }
    }
}
