package io.tidetable.samples.web;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.springframework.format.annotation.DateTimeFormat;

/** An earthquake as it is typed in; each message says which field and what would be right. */
public class EarthquakeForm {
    /** Of codes, as ci37868143. */
    static final String CODE = "[A-Za-z0-9]{3,40}";

    /**
     * A letter somewhere, nothing that is not seen or turns round what follows; takes time in proportion to the text.
     */
    private static final String PLACE = "(?s)(?=.*\\p{L})[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*+";

    /** As browsers send it; an offset, which would be dropped unseen, is refused. */
    private static final String TIME = "uuuu-MM-dd'T'HH:mm[:ss[.SSS]]";

    @NotBlank(message = "Code: give it one, such as ci37868143.")
    @Pattern(regexp = CODE, message = "Code: three to forty letters and digits, such as ci37868143.")
    private @Nullable String code;

    @NotBlank(message = "Network: say who measured it, such as ci or us.")
    @Pattern(regexp = ListingForm.NETWORK, message = "Network: two to eight small letters, such as ci or us.")
    private @Nullable String network;

    @DateTimeFormat(pattern = TIME)
    private @Nullable LocalDateTime time;

    @DecimalMin(value = "-2", message = "Magnitude: a number from -2 to 10 such as 4.5, or nothing.")
    @DecimalMax(value = "10", message = "Magnitude: a number from -2 to 10 such as 4.5, or nothing.")
    private @Nullable Double magnitude;

    @NotBlank(message = "Place: say where it was.")
    @Size(max = 100, message = "Place: a hundred characters at most.")
    @Pattern(regexp = PLACE, message = "Place: words on one line, such as 4km W of Castaic, CA.")
    private @Nullable String place;

    /** For Spring. */
    public EarthquakeForm() {}

    /** Letters and digits. */
    public @Nullable String getCode() {
        return code;
    }

    /** Letters and digits. */
    public void setCode(@Nullable String code) {
        this.code = code;
    }

    /** Small letters. */
    public @Nullable String getNetwork() {
        return network;
    }

    /** Small letters. */
    public void setNetwork(@Nullable String network) {
        this.network = network;
    }

    /** In UTC. */
    public @Nullable LocalDateTime getTime() {
        return time;
    }

    /** In UTC. */
    public void setTime(@Nullable LocalDateTime time) {
        this.time = time;
    }

    /** Null where it is not known. */
    public @Nullable Double getMagnitude() {
        return magnitude;
    }

    /** Null where it is not known. */
    public void setMagnitude(@Nullable Double magnitude) {
        this.magnitude = magnitude;
    }

    /** Any text. */
    public @Nullable String getPlace() {
        return place;
    }

    /** Any text. */
    public void setPlace(@Nullable String place) {
        this.place = place;
    }

    /** Of a form that has been found valid. */
    Earthquake earthquake() {
        return new Earthquake(
                required(time).toInstant(ZoneOffset.UTC),
                required(code),
                required(network),
                magnitude,
                required(place));
    }

    private static <A> A required(@Nullable A value) {
        if (value == null) {
            throw new IllegalStateException("the form has not been checked");
        }
        return value;
    }
}
