package io.tidetable.form;

import io.tidetable.codec.Json;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Values as JSON text. */
record JsonProperty(String label, Json json, Type type) implements PropertyCodec {
    @Override
    public Object write(Object value) {
        String text;
        try {
            text = json.write(value);
        } catch (RuntimeException e) {
            throw Refusal.of(
                    "VALUE_JSON",
                    label,
                    "the value has no JSON text (found a " + value.getClass().getSimpleName()
                            + "): let it be one that the Json of Tables writes",
                    e);
        }
        return Refusal.wellFormed(label, text);
    }

    @Override
    public @Nullable Object read(Object property) {
        return property instanceof String text ? json.read(text, type) : null;
    }

    @Override
    public String wanted() {
        return "JSON text of " + type.getTypeName();
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
