package io.tidetable.azure;

import com.azure.data.tables.models.TableEntity;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.time.Instant;

/** Writes in the SDK's words, with the types that it would leave out or get wrong. */
final class Entities {
    private static final String ETAG = "odata.etag";

    private Entities() {}

    /** The entity of a write, with the ETag that guards it. */
    static TableEntity of(Write write) {
        if (write instanceof Write.Insert insert) {
            return of(insert.row());
        }
        if (write instanceof Write.Upsert upsert) {
            return of(upsert.row());
        }
        if (write instanceof Write.Replace replace) {
            return guarded(of(replace.row()), replace.etag());
        }
        if (write instanceof Write.Merge merge) {
            return guarded(of(merge.row()), merge.etag());
        }
        Write.Delete delete = (Write.Delete) write;
        return guarded(keys(delete.key()), delete.etag());
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
        if (write instanceof Write.Replace replace) {
            checkGuard(replace.etag());
        } else if (write instanceof Write.Merge merge) {
            checkGuard(merge.etag());
        } else if (write instanceof Write.Delete delete) {
            checkGuard(delete.etag());
        }
    }

    private static void checkGuard(String etag) {
        if (etag.isEmpty()) {
            throw new IllegalArgumentException("an empty ETag guards nothing: " + Write.ANY + " says so");
        }
    }

    private static TableEntity guarded(TableEntity entity, String etag) {
        checkGuard(etag);
        return isGuard(etag) ? entity.addProperty(ETAG, etag) : entity;
    }

    private static TableEntity of(Row row) {
        TableEntity entity = keys(row.key());
        row.properties().forEach((name, value) -> put(entity, name, value));
        return entity;
    }

    private static TableEntity keys(RowKey key) {
        return new TableEntity(key.partition(), key.row());
    }

    private static void put(TableEntity entity, String name, Object value) {
        if (value instanceof Instant time) {
            typed(entity, name, EdmType.DATE_TIME, EdmTime.format(time));
        } else if (value instanceof Double number && !Double.isFinite(number)) {
            typed(entity, name, EdmType.DOUBLE, number.toString());
        } else {
            entity.addProperty(name, value);
        }
    }

    private static void typed(TableEntity entity, String name, String type, String text) {
        entity.addProperty(name + EdmType.SUFFIX, type).addProperty(name, text);
    }
}
