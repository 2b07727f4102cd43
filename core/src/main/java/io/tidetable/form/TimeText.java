package io.tidetable.form;

import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Times in 19 digits of ticks; descending: 9999-12-31T23:59:59.9999999 minus the ticks. */
record TimeText(ValueType type, boolean descending) implements RawText {
    static final String WANTED = "a time from 0001-01-01 to 9999-12-31T23:59:59.9999999Z";

    @Override
    public @Nullable String write(Object value) {
        Instant time = Moments.instant(type, value);
        if (!Ticks.has(time)) {
            return null;
        }
        return descending ? Ticks.reverseKey(time) : Ticks.key(time);
    }

    @Override
    public @Nullable Object read(String text) {
        return Moments.value(type, descending ? Ticks.parseReverseKey(text) : Ticks.parseKey(text));
    }

    /** Ticks are read from 19 digits alone. */
    @Override
    public boolean isWrittenFor(Object value, String text) {
        return text.length() == Ticks.DIGITS;
    }

    @Override
    public String wanted() {
        return WANTED;
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
