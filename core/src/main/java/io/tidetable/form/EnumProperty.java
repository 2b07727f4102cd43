package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Constants by name. */
record EnumProperty(EnumNames names) implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return ((Enum<?>) value).name();
    }

    @Override
    public @Nullable Object read(Object property) {
        return property instanceof String name ? names.constant(name) : null;
    }

    @Override
    public String wanted() {
        return "the name of a constant of " + names.type().getSimpleName();
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
