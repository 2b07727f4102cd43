package io.tidetable.azure;

import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The plain path: rows by the SDK's own entities, transactions of the SDK's own actions. */
final class PlainSdk {
    private PlainSdk() {}

    static TableTransactionAction action(Write write) {
        TableEntity entity = Entities.of(write);
        if (write instanceof Write.Insert) {
            return new TableTransactionAction(TableTransactionActionType.CREATE, entity);
        }
        if (write instanceof Write.Upsert) {
            return new TableTransactionAction(TableTransactionActionType.UPSERT_REPLACE, entity);
        }
        if (write instanceof Write.Replace replace) {
            return guarded(TableTransactionActionType.UPDATE_REPLACE, entity, replace.etag());
        }
        if (write instanceof Write.Merge merge) {
            return guarded(TableTransactionActionType.UPDATE_MERGE, entity, merge.etag());
        }
        return guarded(TableTransactionActionType.DELETE, entity, ((Write.Delete) write).etag());
    }

    private static TableTransactionAction guarded(TableTransactionActionType type, TableEntity entity, String etag) {
        return new TableTransactionAction(type, entity, Entities.isGuard(etag));
    }

    static Row row(TableEntity entity) {
        Map<String, Object> properties = new LinkedHashMap<>();
        entity.getProperties().forEach((name, value) -> {
            if (!name.startsWith("odata.") && !name.endsWith("@odata.type")) {
                properties.put(name, value instanceof OffsetDateTime time ? time.toInstant() : value);
            }
        });
        properties.keySet().removeAll(java.util.List.of("PartitionKey", "RowKey", "Timestamp"));
        OffsetDateTime timestamp = entity.getTimestamp();
        return new Row(
                new RowKey(entity.getPartitionKey(), entity.getRowKey()),
                properties,
                entity.getETag(),
                instant(timestamp));
    }

    private static @Nullable Instant instant(@Nullable OffsetDateTime time) {
        return time == null ? null : time.toInstant();
    }
}
