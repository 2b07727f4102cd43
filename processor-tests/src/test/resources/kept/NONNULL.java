import io.tidetable.annotations.*;
import java.util.*;

record Point(@jakarta.annotation.Nonnull Integer x, int y) {}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @jakarta.annotation.Nonnull String name,
        @jakarta.annotation.Nonnull Optional<String> note,
        @Embedded Point point) {}
