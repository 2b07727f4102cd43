package io.tidetable.form;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** UUIDs as they print, in lower case. */
record UuidText() implements RawText {
    @Override
    public String write(Object value) {
        return value.toString();
    }

    @Override
    public @Nullable Object read(String text) {
        return UUID.fromString(text);
    }

    @Override
    public String wanted() {
        return "a UUID in lower case";
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
