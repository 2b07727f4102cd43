import io.tidetable.annotations.*;

@Table("Things")
// ! [CONSTRUCTOR] Thing: objects read from the table are made by a constructor without parameters (found none): add one, it may be private (@NoArgsConstructor with Lombok), or let the class be a record
class Thing {
    @PartitionKey String id;
    @RowKey int n;

    Thing(String id) {
        this.id = id;
    }
}
