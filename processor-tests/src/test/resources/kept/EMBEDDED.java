import io.tidetable.annotations.*;
import java.time.*;

record Link<T>(String name, T next) {}

record Point(int x, int y) {}

record Line(@Embedded Point from, @Embedded Point to) {}

@Table("Things")
record Thing(@PartitionKey String id, @RowKey int n, @Embedded Link<Instant> link, @Embedded Line line) {}
