package io.tidetable.form;

import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Times rounded down to the start of their bucket, in digits of its ticks, reverse where descending; plain: without
 * padding, for times alone whose ticks have as many digits as those of today, so that texts keep the order of time.
 */
record BucketText(ValueType type, TimeUnits units, boolean descending, boolean plain) implements RawText {
    private static final int PLAIN_DIGITS = 18;
    private static final int PLAIN_REVERSE_DIGITS = 19;

    @Override
    public @Nullable String write(Object value) {
        Instant time = Moments.instant(type, value);
        if (!Ticks.has(time)) {
            return null;
        }
        long ticks = Ticks.of(units.start(time));
        if (!plain) {
            return Ticks.digits(descending ? Ticks.MAX - ticks : ticks);
        }
        String text = Long.toString(descending ? Ticks.MAX - ticks : ticks);
        return text.length() == (descending ? PLAIN_REVERSE_DIGITS : PLAIN_DIGITS) ? text : null;
    }

    @Override
    public @Nullable Object read(String text) {
        long digits = Long.parseLong(text);
        return Moments.value(type, Ticks.toInstant(descending ? Ticks.MAX - digits : digits));
    }

    @Override
    public String wanted() {
        if (!plain) {
            return TimeText.WANTED;
        }
        return descending
                ? "a time before the year 6831: later ones have fewer plain digits and would be out of order"
                : "a time from the year 318 to 3168: others have more or fewer plain digits and would be out of order";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
