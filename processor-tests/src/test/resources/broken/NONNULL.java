import io.tidetable.annotations.*;

record Point(int x, int y) {}

@Table("Things")
// ! [NONNULL] Thing.point: an embedded record reads as null where all of its components are absent (found @Nonnull): move @Nonnull to its components
record Thing(@PartitionKey String id, @RowKey int n, @jakarta.annotation.Nonnull @Embedded Point point) {}
