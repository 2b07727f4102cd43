package io.tidetable.form;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.Place;
import org.jspecify.annotations.Nullable;

/** Values that no key holds, and texts that no value has, by the member's name. */
final class TextRefusal {
    private TextRefusal() {}

    static InvalidKeyException ofValue(String label, RawText raw, Object value) {
        return new InvalidKeyException(
                "[KEY_VALUE] " + label + ": the value can be no key (found a "
                        + value.getClass().getSimpleName() + "): use " + raw.wanted(),
                Place.UNKNOWN,
                null);
    }

    static InvalidKeyException ofText(String label, RawText raw, @Nullable RuntimeException cause) {
        return foreign(label, raw.wanted(), cause);
    }

    static InvalidKeyException ofEscapes(String label) {
        return foreign(label, "text with the escapes that docs/storage-format.md names, and no others", null);
    }

    private static InvalidKeyException foreign(String label, String wanted, @Nullable RuntimeException cause) {
        return new InvalidKeyException(
                "[KEY_FOREIGN] " + label + ": the stored key text is none that this member writes (wanted " + wanted
                        + "): a row of others, which this class cannot read",
                Place.UNKNOWN,
                cause);
    }

    /** The value of a text without escapes. */
    static Object read(String label, RawText raw, String text) {
        Object value;
        try {
            value = raw.read(text);
        } catch (RuntimeException e) {
            throw ofText(label, raw, e);
        }
        if (value == null || !raw.isWrittenFor(value, text)) {
            throw ofText(label, raw, null);
        }
        return value;
    }
}
