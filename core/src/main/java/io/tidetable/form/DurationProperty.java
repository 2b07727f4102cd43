package io.tidetable.form;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/** Durations as ISO text, exact to the nanosecond. */
record DurationProperty() implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value.toString();
    }

    @Override
    public @Nullable Object read(Object property) {
        try {
            return property instanceof String text ? Duration.parse(text) : null;
        } catch (DateTimeParseException e) {
            return null;
        }
    }

    @Override
    public String wanted() {
        return "ISO text of a duration";
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
