package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Strings; other types that others stored are read as text, bytes are not. */
record TextProperty(String label) implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return Refusal.wellFormed(label, (String) value);
    }

    @Override
    public @Nullable Object read(Object property) {
        if (property instanceof String) {
            return property;
        }
        return property instanceof byte[] ? null : property.toString();
    }

    @Override
    public String wanted() {
        return "String";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
