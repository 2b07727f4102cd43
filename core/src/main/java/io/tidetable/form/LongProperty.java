package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Longs as Int64; whole numbers of other stored types are read where they fit. */
record LongProperty() implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value;
    }

    @Override
    public @Nullable Object read(Object property) {
        return property instanceof Long ? property : Exact.whole(property);
    }

    @Override
    public String wanted() {
        return "Int64";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
