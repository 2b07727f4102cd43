package io.tidetable.bench;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A class with the members of {@link Parcel}. */
@Table("Crates")
final class Crate {
    @PartitionKey
    String depot;

    @RowKey
    String number;

    String recipient;
    String city;

    @Nullable
    String note;

    int pieces;

    @Nullable
    Integer priority;

    long grams;
    double volume;
    boolean fragile;
    Instant sent;
    LocalDate due;
    UUID batch;
    Parcel.Status status;

    static Crate of(Parcel parcel) {
        Crate crate = new Crate();
        crate.depot = parcel.depot();
        crate.number = parcel.number();
        crate.recipient = parcel.recipient();
        crate.city = parcel.city();
        crate.note = parcel.note();
        crate.pieces = parcel.pieces();
        crate.priority = parcel.priority();
        crate.grams = parcel.grams();
        crate.volume = parcel.volume();
        crate.fragile = parcel.fragile();
        crate.sent = parcel.sent();
        crate.due = parcel.due();
        crate.batch = parcel.batch();
        crate.status = parcel.status();
        return crate;
    }
}
