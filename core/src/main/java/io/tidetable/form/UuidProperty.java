package io.tidetable.form;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** UUIDs as Guid; text of one is read too, in either case. */
record UuidProperty() implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value;
    }

    @Override
    public @Nullable Object read(Object property) {
        return property instanceof String text ? parse(text) : property instanceof UUID ? property : null;
    }

    private static @Nullable UUID parse(String text) {
        try {
            UUID uuid = UUID.fromString(text);
            return uuid.toString().equalsIgnoreCase(text) ? uuid : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    @Override
    public String wanted() {
        return "Guid";
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
