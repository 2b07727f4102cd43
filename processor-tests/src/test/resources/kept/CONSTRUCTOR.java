import io.tidetable.annotations.*;

@Table("Things")
class Thing {
    @PartitionKey String id;
    @RowKey int n;

    private Thing() {}

    Thing(String id) {
        this.id = id;
    }
}
