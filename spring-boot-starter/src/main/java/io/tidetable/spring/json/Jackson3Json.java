package io.tidetable.spring.json;

import io.tidetable.codec.Json;
import java.lang.reflect.Type;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3; its errors quote values, so they are not passed on. */
record Jackson3Json(JsonMapper mapper) implements Json {
    @Override
    public String write(Object value) {
        return write(mapper.writer(), value);
    }

    /** What is in a list or a map says its class only to who writes the declared type; else that writes less. */
    @Override
    public String write(Object value, Type type) {
        JavaType declared = mapper.constructType(type);
        return write(isNamedWithin(declared) ? mapper.writerFor(declared) : mapper.writer(), value);
    }

    private boolean isNamedWithin(JavaType type) {
        JavaType content = type.getContentType();
        return content != null
                && (mapper._serializationContext().findTypeSerializer(content) != null || isNamedWithin(content));
    }

    private static String write(ObjectWriter writer, Object value) {
        try {
            return writer.writeValueAsString(value);
        } catch (JacksonException e) {
            throw failure("write", e);
        }
    }

    @Override
    public Object read(String text, Type type) {
        try {
            return mapper.readValue(text, mapper.constructType(type));
        } catch (JacksonException e) {
            throw failure("read", e);
        }
    }

    private static IllegalArgumentException failure(String action, JacksonException e) {
        return new IllegalArgumentException(
                "Jackson could not " + action + " it: " + e.getClass().getSimpleName());
    }
}
