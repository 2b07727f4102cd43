package io.tidetable.form;

import io.tidetable.error.InvalidValueException;
import io.tidetable.error.Place;
import org.jspecify.annotations.Nullable;

/** Values that no property holds, by the member's name and never by the value. */
final class Refusal {
    private Refusal() {}

    static InvalidValueException of(String rule, String label, String text) {
        return of(rule, label, text, null);
    }

    static InvalidValueException of(String rule, String label, String text, @Nullable Throwable cause) {
        return new InvalidValueException("[" + rule + "] " + label + ": " + text, Place.UNKNOWN, cause);
    }

    /** Text that is no Unicode is refused: the service would keep another. */
    static String wellFormed(String label, String text) {
        if (!Utf16.isWellFormed(text)) {
            throw of(
                    "VALUE_TEXT",
                    label,
                    "the text is not Unicode (found half a surrogate pair among " + text.length()
                            + " UTF-16 units): remove it, or store bytes");
        }
        return text;
    }
}
