package io.tidetable.form;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** UUIDs as they print, in lower case. */
record UuidText() implements RawText {
    private static final int LENGTH = 36;

    @Override
    public String write(Object value) {
        return value.toString();
    }

    @Override
    public @Nullable Object read(String text) {
        return UUID.fromString(text);
    }

    /** Without making the text again: 36 characters that are read, and no letter in upper case. */
    @Override
    public boolean isWrittenFor(Object value, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 'A' && text.charAt(i) <= 'F') {
                return false;
            }
        }
        return text.length() == LENGTH;
    }

    @Override
    public String wanted() {
        return "a UUID in lower case";
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
