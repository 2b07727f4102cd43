package io.tidetable.azure;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableEntityUpdateMode;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The plain path: rows by the SDK's own entities, transactions of the SDK's own actions. */
final class PlainSdk {
    private static final Set<Object> TYPES = Set.of(
            "Edm.String",
            "Edm.Boolean",
            "Edm.Int32",
            "Edm.Int64",
            "Edm.Double",
            "Edm.Guid",
            "Edm.DateTime",
            "Edm.Binary");
    private static final Set<Class<?>> KEPT =
            Set.of(String.class, Boolean.class, Integer.class, Long.class, Double.class, UUID.class, byte[].class);

    private PlainSdk() {}

    /** The entity of a write, with the types that the SDK would leave out or get wrong. */
    static TableEntity entity(Write write) {
        TableEntity entity = Entities.of(write);
        Row row = Entities.row(write);
        if (row != null) {
            row.properties().forEach((name, value) -> put(entity, name, value));
        }
        return entity;
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

    /** The write alone. */
    static void send(TableClient client, Write write) {
        TableEntity entity = entity(write);
        if (write instanceof Write.Insert) {
            client.createEntityWithResponse(entity, null, null);
        } else if (write instanceof Write.Upsert) {
            client.upsertEntityWithResponse(entity, TableEntityUpdateMode.REPLACE, null, null);
        } else if (write instanceof Write.Replace replace) {
            update(client, entity, TableEntityUpdateMode.REPLACE, replace.etag());
        } else if (write instanceof Write.Merge merge) {
            update(client, entity, TableEntityUpdateMode.MERGE, merge.etag());
        } else {
            client.deleteEntityWithResponse(entity, Entities.isGuard(((Write.Delete) write).etag()), null, null);
        }
    }

    private static void update(TableClient client, TableEntity entity, TableEntityUpdateMode mode, String etag) {
        client.updateEntityWithResponse(entity, mode, Entities.isGuard(etag), null, null);
    }

    static TableTransactionAction action(Write write) {
        TableEntity entity = entity(write);
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

    /**
     * The row of an entity that names its keys. What the SDK lets through and no property holds is refused; whole
     * numbers without a type are doubles where no Int32 holds them, as the service writes them.
     */
    static Row row(TableEntity entity) {
        return of(
                entity,
                new RowKey(
                        Objects.requireNonNull(entity.getPartitionKey()), Objects.requireNonNull(entity.getRowKey())));
    }

    /** The row of an entity that was asked for by its key; a key that it names is text. */
    static Row asked(TableEntity entity, RowKey key) {
        for (String name : List.of("PartitionKey", "RowKey")) {
            Object found = entity.getProperty(name);
            if (found != null && !(found instanceof String)) {
                throw new IllegalArgumentException(name);
            }
        }
        return of(entity, key);
    }

    private static Row of(TableEntity entity, RowKey key) {
        Map<String, Object> properties = new LinkedHashMap<>();
        entity.getProperties().forEach((name, value) -> {
            if (!name.startsWith("odata.") && !name.endsWith(EdmType.SUFFIX) && value != null) {
                properties.put(name, property(value, entity.getProperty(name + EdmType.SUFFIX)));
            }
        });
        properties.keySet().removeAll(List.of("PartitionKey", "RowKey", "Timestamp"));
        return new Row(key, properties, entity.getETag(), instant(entity.getTimestamp()));
    }

    private static Object property(Object value, @Nullable Object type) {
        if (type != null && !TYPES.contains(type)) {
            throw new IllegalArgumentException("type " + type);
        }
        if (value instanceof OffsetDateTime time) {
            return time.toInstant();
        }
        if (value instanceof Number number && !(value instanceof Integer) && type == null) {
            return number.doubleValue();
        }
        if (KEPT.contains(value.getClass())) {
            return value;
        }
        throw new IllegalArgumentException("no property is a " + value.getClass());
    }

    private static @Nullable Instant instant(@Nullable OffsetDateTime time) {
        return time == null ? null : time.toInstant();
    }
}
