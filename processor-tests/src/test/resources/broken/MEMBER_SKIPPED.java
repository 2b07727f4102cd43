import io.tidetable.annotations.*;

@Table("Things")
class Thing {
    @PartitionKey String id;
    @RowKey int n;
    // ! [MEMBER_SKIPPED] Thing.shared: static, transient and final fields are not stored (found @SecondaryIndex on a field that is static): remove the annotation, or let the field be none of these
    @SecondaryIndex static String shared;
    // ! [MEMBER_SKIPPED] Thing.cache: static, transient and final fields are not stored (found @Property on a field that is transient): remove the annotation, or let the field be none of these
    @Property("Cache") transient String cache;
    // ! [MEMBER_SKIPPED] Thing.fixed: static, transient and final fields are not stored (found @IndexEntity on a field that is final): remove the annotation, or let the field be none of these
    @IndexEntity final String fixed = "x";
    // ! [MEMBER_SKIPPED] Thing.etag: static, transient and final fields are not stored (found @ETag on a field that is final and static and transient): remove the annotation, or let the field be none of these
    @ETag private static final transient String etag = "x";
}

@Table("Records")
record Thing2(@PartitionKey String id, @RowKey int n) {
    // ! [MEMBER_SKIPPED] Thing2.etag: static, transient and final fields are not stored (found @ETag on a field that is static): remove the annotation, or let the field be none of these
    @ETag static String etag;
}
