import io.tidetable.annotations.*;

@Table("Things")
@SecondaryIndex(name = "name", properties = "size")
// ! [INDEX_TWICE] Thing: indexes and index entities of a class have different names (found "name" again): give one of them another name
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @SecondaryIndex String name,
        // ! [INDEX_TWICE] Thing.size: indexes and index entities of a class have different names (found "size" again): give one of them another name
        @SecondaryIndex(name = "size") @IndexEntity int size) {}
