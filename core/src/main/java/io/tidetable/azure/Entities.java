package io.tidetable.azure;

import com.azure.data.tables.models.TableEntity;
import io.tidetable.store.Row;
import io.tidetable.store.Write;
import org.jspecify.annotations.Nullable;

/**
 * Writes in the SDK's words: what it needs to address and guard a request, the keys and the ETag. Rows are written by
 * {@link RowWriter}.
 */
final class Entities {
    private Entities() {}

    /** The keys of a write, with the ETag that guards it. */
    static TableEntity of(Write write) {
        checkGuard(write);
        TableEntity entity =
                new TableEntity(write.key().partition(), write.key().row());
        String etag = guard(write);
        return isGuard(etag) ? entity.addProperty("odata.etag", etag) : entity;
    }

    private static String guard(Write write) {
        if (write instanceof Write.Replace replace) {
            return replace.etag();
        }
        if (write instanceof Write.Merge merge) {
            return merge.etag();
        }
        return write instanceof Write.Delete delete ? delete.etag() : Write.ANY;
    }

    /** What a write stores; null where it deletes. */
    static @Nullable Row row(Write write) {
        if (write instanceof Write.Insert insert) {
            return insert.row();
        }
        if (write instanceof Write.Upsert upsert) {
            return upsert.row();
        }
        if (write instanceof Write.Replace replace) {
            return replace.row();
        }
        return write instanceof Write.Merge merge ? merge.row() : null;
    }

    /**
     * Whether the SDK's {@code ifUnchanged} is to be set: it sends the entity's ETag then, {@code *} else. Without an
     * ETag it would send nothing, which makes an upsert.
     */
    static boolean isGuard(String etag) {
        return !etag.equals(Write.ANY);
    }

    /** IllegalArgumentException where a write is guarded by nothing: it would be an upsert. */
    static void checkGuard(Write write) {
        if (guard(write).isEmpty()) {
            throw new IllegalArgumentException("an empty ETag guards nothing: " + Write.ANY + " says so");
        }
    }
}
