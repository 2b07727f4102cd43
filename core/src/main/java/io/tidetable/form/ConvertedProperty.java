package io.tidetable.form;

import io.tidetable.codec.Codec;
import io.tidetable.codec.KeyCodec;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What a codec writes, held to the types that the service keeps. */
record ConvertedProperty(String label, Codec<Object> codec, boolean keepsOrder) implements PropertyCodec {
    static ConvertedProperty of(MemberForm member) {
        Codec<Object> codec = member.converter();
        return new ConvertedProperty(member.label(), codec, codec instanceof KeyCodec<?> key && key.keepsOrder());
    }

    @Override
    public Object write(Object value) {
        Object property = written(value);
        if (property instanceof String text) {
            return Refusal.wellFormed(label, text);
        }
        if (property instanceof Instant time) {
            return TimeProperty.checked(label, Ticks.truncate(time));
        }
        if (isKept(property)) {
            return property;
        }
        throw Refusal.of(
                "VALUE_CODEC",
                label,
                name() + " wrote what no property holds (found " + type(property)
                        + "): let it write String, Boolean, Integer, Long, Double, UUID, Instant or byte[]");
    }

    private Object written(Object value) {
        try {
            return codec.write(value);
        } catch (RuntimeException e) {
            throw Refusal.of("VALUE_CODEC", label, name() + " failed to write the value", e);
        }
    }

    private static boolean isKept(@Nullable Object property) {
        return property instanceof Boolean
                || property instanceof Integer
                || property instanceof Long
                || property instanceof Double
                || property instanceof UUID
                || property instanceof byte[];
    }

    private static String type(@Nullable Object property) {
        return property == null ? "null" : property.getClass().getSimpleName();
    }

    private String name() {
        return codec.getClass().getSimpleName();
    }

    @Override
    public @Nullable Object read(Object property) {
        return codec.read(property);
    }

    @Override
    public String wanted() {
        return "what " + name() + " writes";
    }

    @Override
    public Object normalize(Object value) {
        Object written = write(value);
        Object read;
        try {
            read = codec.read(written);
        } catch (RuntimeException e) {
            throw Refusal.of("VALUE_CODEC", label, name() + " failed to read what it wrote", e);
        }
        if (read == null) {
            throw Refusal.of("VALUE_CODEC", label, name() + " read null from what it wrote");
        }
        return read;
    }
}
