package io.tidetable.form;

import io.tidetable.codec.Json;
import java.lang.reflect.Type;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Values as JSON text. Texts are read back before they are stored until one was read: a type that is written and never
 * read, as an interface is, would lock up its rows.
 *
 * @param label of messages
 * @param json writes and reads
 * @param type of the member
 * @param proven whether a text that holds something was read back
 */
record JsonProperty(String label, Json json, Type type, AtomicBoolean proven) implements PropertyCodec {
    /** Length of an empty list or object, which says nothing of what would be in it. */
    private static final int EMPTY = 2;

    static JsonProperty of(MemberForm member) {
        return new JsonProperty(member.label(), member.json(), member.generic(), new AtomicBoolean());
    }

    @Override
    public Object write(Object value) {
        String text;
        try {
            text = json.write(value, type);
        } catch (RuntimeException e) {
            throw Refusal.of(
                    "VALUE_JSON",
                    label,
                    "the value has no JSON text (found a " + value.getClass().getSimpleName()
                            + "): let it be one that the Json of Tables writes",
                    e);
        }
        if (!proven.get()) {
            prove(text);
        }
        return Refusal.wellFormed(label, text);
    }

    private void prove(String text) {
        try {
            Object unused = json.read(text, type);
        } catch (RuntimeException e) {
            throw Refusal.of(
                    "VALUE_JSON",
                    label,
                    "what was written as JSON cannot be read back (as a " + type.getTypeName()
                            + "): let the type be one that the Json of Tables reads too, which an interface is not"
                            + " unless its annotations name the classes",
                    e);
        }
        if (text.length() > EMPTY) {
            proven.set(true);
        }
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
