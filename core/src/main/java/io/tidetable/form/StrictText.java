package io.tidetable.form;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.Place;
import org.jspecify.annotations.Nullable;

/** A text with its escapes, and no other text of the same value. */
record StrictText(String label, RawText raw, KeyEscape escape) implements KeyText {
    @Override
    public String of(Object value) {
        String text = raw.write(value);
        if (text == null) {
            throw new InvalidKeyException(
                    "[KEY_VALUE] " + label + ": the value can be no key (found a "
                            + value.getClass().getSimpleName() + "): use " + raw.wanted(),
                    Place.UNKNOWN,
                    null);
        }
        return raw.isFree() ? escape.escape(text) : text;
    }

    @Override
    public Object parse(String text) {
        String unescaped = raw.isFree() ? KeyEscape.unescape(text) : text;
        Object value = unescaped == null ? null : read(unescaped);
        if (unescaped == null || value == null || !isOwn(value, unescaped, text)) {
            throw refused(null);
        }
        return value;
    }

    private @Nullable Object read(String text) {
        try {
            return raw.read(text);
        } catch (RuntimeException e) {
            throw refused(e);
        }
    }

    private boolean isOwn(Object value, String unescaped, String text) {
        return raw.isWrittenFor(value, unescaped)
                && (!raw.isFree() || escape.escape(unescaped).equals(text));
    }

    private InvalidKeyException refused(@Nullable RuntimeException cause) {
        return new InvalidKeyException(
                "[KEY_TEXT] " + label + ": the stored key text is none that this member writes (wanted " + raw.wanted()
                        + "): a row of others, which this class cannot read",
                Place.UNKNOWN,
                cause);
    }

    @Override
    public boolean keepsOrder() {
        return raw.keepsOrder();
    }

    @Override
    public boolean keepsPrefixes() {
        return raw.keepsPrefixes();
    }
}
