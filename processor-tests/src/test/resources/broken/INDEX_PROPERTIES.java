import io.tidetable.annotations.*;

@Table("Things")
@SecondaryIndex(name = "none")
@SecondaryIndex(name = "unknown", properties = {"nam", "size  desc", "size DESC"})
@SecondaryIndex(name = "twice", properties = {"name", "name"})
// ! [INDEX_PROPERTIES] Thing: an index on a class names its members (found no properties on index "none"): name them, as in properties = {"city", "born desc"}
// ! [INDEX_PROPERTIES] Thing: an index names members as Java does, outer_inner in embedded records, each with " desc" where greater values come first (found "nam" in index "unknown"): name one of id, n, name, size
// ! [INDEX_PROPERTIES] Thing: an index names members as Java does, outer_inner in embedded records, each with " desc" where greater values come first (found "size  desc" in index "unknown"): name one of id, n, name, size
// ! [INDEX_PROPERTIES] Thing: an index names members as Java does, outer_inner in embedded records, each with " desc" where greater values come first (found "size DESC" in index "unknown"): name one of id, n, name, size
// ! [INDEX_PROPERTIES] Thing: an index names a member once (found "name" twice in index "twice"): remove one
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [INDEX_PROPERTIES] Thing.name: an index on a member is of that member (found properties): remove properties, or move the index to the class
        @SecondaryIndex(properties = "size") String name,
        int size) {}
