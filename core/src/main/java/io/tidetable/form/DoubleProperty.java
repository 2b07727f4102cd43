package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Doubles; whole numbers are read where a double is exactly that number. */
record DoubleProperty() implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value;
    }

    @Override
    public @Nullable Object read(Object property) {
        return Exact.real(property);
    }

    @Override
    public String wanted() {
        return "Double";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
