import io.tidetable.annotations.*;
import java.util.*;

@Table("Modifiers")
class Modifiers {
    // ! [MEMBER_SKIPPED] Modifiers.id: static, transient and final fields are not stored (found @PartitionKey on a field that is final): remove the annotation, or let the field be none of these
    @PartitionKey final String id = "";
    // ! [MEMBER_SKIPPED] Modifiers.n: static, transient and final fields are not stored (found @RowKey on a field that is static): remove the annotation, or let the field be none of these
    @RowKey static int n;
    // ! [MEMBER_SKIPPED] Modifiers.etag: static, transient and final fields are not stored (found @ETag on a field that is transient): remove the annotation, or let the field be none of these
    @ETag transient String etag;
    @SecondaryIndex volatile String kept;
}
