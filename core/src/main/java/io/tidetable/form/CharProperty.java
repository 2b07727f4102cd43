package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Characters as Strings of one UTF-16 unit. */
record CharProperty(String label) implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return Refusal.wellFormed(label, value.toString());
    }

    @Override
    public @Nullable Object read(Object property) {
        return property instanceof String text && text.length() == 1 ? text.charAt(0) : null;
    }

    @Override
    public String wanted() {
        return "String of one UTF-16 unit";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
