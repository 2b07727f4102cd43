package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Booleans. */
record BooleanProperty() implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value;
    }

    @Override
    public @Nullable Object read(Object property) {
        return property instanceof Boolean ? property : null;
    }

    @Override
    public String wanted() {
        return "Boolean";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
