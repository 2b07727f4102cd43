package io.tidetable.samples.web;

import java.beans.PropertyEditorSupport;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A number as people write it; Java's own reading takes 5d, 1e0 and 0x1p3 too. Null where nothing is written. */
final class PlainDecimal extends PropertyEditorSupport {
    private static final Pattern PLAIN = Pattern.compile("[+-]?(\\d{1,3}|\\d{0,3}\\.\\d{1,15})");

    @Override
    public void setAsText(@Nullable String text) {
        String written = text == null ? "" : text.strip();
        if (!written.isEmpty() && !PLAIN.matcher(written).matches()) {
            throw new IllegalArgumentException("no plain decimal");
        }
        setValue(written.isEmpty() ? null : Double.valueOf(written));
    }

    @Override
    public @Nullable String getAsText() {
        return getValue() == null ? null : getValue().toString();
    }
}
