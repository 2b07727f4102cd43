package io.tidetable.bench;

import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/** Parcels to maps and back with no client, no check and no key: the least that a mapping can do. */
@NullUnmarked
final class BareMaps {
    private BareMaps() {}

    static Map<String, Object> map(Parcel parcel) {
        Map<String, Object> map = new LinkedHashMap<>(32);
        map.put("PartitionKey", parcel.depot());
        map.put("RowKey", parcel.number());
        map.put("recipient", parcel.recipient());
        map.put("city", parcel.city());
        put(map, "note", parcel.note());
        map.put("pieces", parcel.pieces());
        put(map, "priority", parcel.priority());
        map.put("grams", parcel.grams());
        map.put("volume", parcel.volume());
        map.put("fragile", parcel.fragile());
        map.put("sent", parcel.sent());
        map.put("due", parcel.due().toString());
        map.put("batch", parcel.batch());
        map.put("status", parcel.status().name());
        return map;
    }

    private static void put(Map<String, Object> map, String name, @Nullable Object value) {
        if (value != null) {
            map.put(name, value);
        }
    }

    static Parcel parcel(Map<String, Object> map) {
        return new Parcel(
                (String) map.get("PartitionKey"),
                (String) map.get("RowKey"),
                (String) map.get("recipient"),
                (String) map.get("city"),
                (String) map.get("note"),
                (Integer) map.get("pieces"),
                (Integer) map.get("priority"),
                (Long) map.get("grams"),
                (Double) map.get("volume"),
                (Boolean) map.get("fragile"),
                (Instant) map.get("sent"),
                LocalDate.parse((String) map.get("due")),
                (UUID) map.get("batch"),
                Parcel.Status.valueOf((String) map.get("status")));
    }
}
