package io.tidetable.bench;

import com.azure.data.tables.models.TableEntity;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/** The mapping that a careful user would write on the SDK: types as the SDK keeps them, nulls left out. */
@NullUnmarked
final class ByHand {
    private ByHand() {}

    static TableEntity entity(Parcel parcel) {
        TableEntity entity = new TableEntity(parcel.depot(), parcel.number())
                .addProperty("recipient", parcel.recipient())
                .addProperty("city", parcel.city())
                .addProperty("pieces", parcel.pieces())
                .addProperty("grams", parcel.grams())
                .addProperty("volume", parcel.volume())
                .addProperty("fragile", parcel.fragile())
                .addProperty("sent", time(parcel.sent()))
                .addProperty("due", parcel.due().toString())
                .addProperty("batch", parcel.batch())
                .addProperty("status", parcel.status().name());
        optional(entity, "note", parcel.note());
        optional(entity, "priority", parcel.priority());
        return entity;
    }

    static Parcel parcel(TableEntity entity) {
        Map<String, Object> properties = entity.getProperties();
        return new Parcel(
                entity.getPartitionKey(),
                entity.getRowKey(),
                (String) properties.get("recipient"),
                (String) properties.get("city"),
                (String) properties.get("note"),
                ((Number) properties.get("pieces")).intValue(),
                (Integer) properties.get("priority"),
                ((Number) properties.get("grams")).longValue(),
                ((Number) properties.get("volume")).doubleValue(),
                (Boolean) properties.get("fragile"),
                ((OffsetDateTime) properties.get("sent")).toInstant(),
                LocalDate.parse((String) properties.get("due")),
                (UUID) properties.get("batch"),
                Parcel.Status.valueOf((String) properties.get("status")));
    }

    static TableEntity entity(Crate crate) {
        TableEntity entity = new TableEntity(crate.depot, crate.number)
                .addProperty("recipient", crate.recipient)
                .addProperty("city", crate.city)
                .addProperty("pieces", crate.pieces)
                .addProperty("grams", crate.grams)
                .addProperty("volume", crate.volume)
                .addProperty("fragile", crate.fragile)
                .addProperty("sent", time(crate.sent))
                .addProperty("due", crate.due.toString())
                .addProperty("batch", crate.batch)
                .addProperty("status", crate.status.name());
        optional(entity, "note", crate.note);
        optional(entity, "priority", crate.priority);
        return entity;
    }

    static Crate crate(TableEntity entity) {
        Map<String, Object> properties = entity.getProperties();
        Crate crate = new Crate();
        crate.depot = entity.getPartitionKey();
        crate.number = entity.getRowKey();
        crate.recipient = (String) properties.get("recipient");
        crate.city = (String) properties.get("city");
        crate.note = (String) properties.get("note");
        crate.pieces = ((Number) properties.get("pieces")).intValue();
        crate.priority = (Integer) properties.get("priority");
        crate.grams = ((Number) properties.get("grams")).longValue();
        crate.volume = ((Number) properties.get("volume")).doubleValue();
        crate.fragile = (Boolean) properties.get("fragile");
        crate.sent = ((OffsetDateTime) properties.get("sent")).toInstant();
        crate.due = LocalDate.parse((String) properties.get("due"));
        crate.batch = (UUID) properties.get("batch");
        crate.status = Parcel.Status.valueOf((String) properties.get("status"));
        return crate;
    }

    /** The SDK writes an Instant with nine digits, which the service refuses. */
    static OffsetDateTime time(Instant time) {
        return time.atOffset(ZoneOffset.UTC);
    }

    static void optional(TableEntity entity, String name, @Nullable Object value) {
        if (value != null) {
            entity.addProperty(name, value);
        }
    }
}
