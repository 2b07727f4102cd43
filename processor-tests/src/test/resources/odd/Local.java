import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Entities within a method have no metamodel, and are read all the same. */
class Local {
    Object local() {
        @Table("Local")
        record Here(@PartitionKey String id, @RowKey int n) {}
        return new Object() {
            Here here = new Here("", 1);
        };
    }
}
