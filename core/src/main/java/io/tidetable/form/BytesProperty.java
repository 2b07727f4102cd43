package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Bytes. */
record BytesProperty() implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value;
    }

    @Override
    public @Nullable Object read(Object property) {
        return property instanceof byte[] ? property : null;
    }

    @Override
    public String wanted() {
        return "Binary";
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
