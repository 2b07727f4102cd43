package io.tidetable.bench;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A record with two keys and twelve properties of ten types. */
@Table("Parcels")
public record Parcel(
        @PartitionKey String depot,
        @RowKey String number,
        String recipient,
        String city,
        @Nullable String note,
        int pieces,
        @Nullable Integer priority,
        long grams,
        double volume,
        boolean fragile,
        Instant sent,
        LocalDate due,
        UUID batch,
        Status status) {
    /** How far it is. */
    public enum Status {
        ACCEPTED,
        ON_THE_WAY,
        DELIVERED
    }
}
