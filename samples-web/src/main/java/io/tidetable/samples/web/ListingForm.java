package io.tidetable.samples.web;

import io.tidetable.query.Condition;
import jakarta.validation.constraints.Pattern;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.format.annotation.DateTimeFormat;

/**
 * What the listing shows: all where nothing is said. What a user writes becomes a value of a condition, never text of a
 * filter.
 */
public class ListingForm {
    /** Of networks, as ci or us. */
    static final String NETWORK = "[a-z]{2,8}";

    @Pattern(regexp = NETWORK + "|", message = "Network: two to eight small letters, such as ci or us, or nothing.")
    private @Nullable String network;

    @DateTimeFormat(pattern = "uuuu-MM-dd") // of an offset, which ISO allows, nothing would be left
    private @Nullable LocalDate day;

    /** For Spring. */
    public ListingForm() {}

    /** Null or empty for all. */
    public @Nullable String getNetwork() {
        return network;
    }

    /** Without spaces around it. */
    public void setNetwork(@Nullable String network) {
        this.network = network == null ? null : network.strip();
    }

    /** In UTC; null for all. */
    public @Nullable LocalDate getDay() {
        return day;
    }

    /** In UTC. */
    public void setDay(@Nullable LocalDate day) {
        this.day = day;
    }

    /** Whether anything is said. */
    public boolean isFiltered() {
        return day != null || (network != null && !network.isEmpty());
    }

    List<Condition<Earthquake>> conditions() {
        List<Condition<Earthquake>> conditions = new ArrayList<>();
        if (network != null && !network.isEmpty()) {
            conditions.add(Earthquake_.network.is(network));
        }
        if (day != null) {
            conditions.add(Earthquake_.time.on(day));
        }
        return conditions;
    }
}
