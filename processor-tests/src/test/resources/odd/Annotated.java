import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Annotations on types, everywhere that Java lets them stand. */
@Deprecated
@Table("Annotated")
public record Annotated(
        @PartitionKey @jakarta.annotation.Nonnull String id,
        @RowKey int n,
        @org.jspecify.annotations.Nullable String note,
        byte @org.jspecify.annotations.Nullable [] bytes,
        Optional<@org.jspecify.annotations.Nullable String> maybe,
        java.util.@org.jspecify.annotations.Nullable UUID uuid,
        @AsJson List<@org.jspecify.annotations.Nullable String> list,
        @Deprecated Old old) {
    @Deprecated
    public enum Old {
        A
    }
}
