import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
@SecondaryIndex(name = "one", properties = {"size desc", "at desc", "day desc", "open desc", "weight desc"})
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        Long size,
        Instant at,
        LocalDate day,
        boolean open,
        double weight) {}
