package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** {@code false} and {@code true}; descending: the complement, so that true comes first. */
record BooleanText(boolean descending) implements RawText {
    @Override
    public String write(Object value) {
        return Boolean.toString((Boolean) value ^ descending);
    }

    @Override
    public @Nullable Object read(String text) {
        return Boolean.parseBoolean(text) ^ descending;
    }

    @Override
    public String wanted() {
        return "true or false";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
