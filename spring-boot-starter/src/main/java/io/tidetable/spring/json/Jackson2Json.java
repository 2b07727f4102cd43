package io.tidetable.spring.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.tidetable.codec.Json;
import java.lang.reflect.Type;

/** Jackson 2; its errors quote values, so they are not passed on. */
record Jackson2Json(ObjectMapper mapper) implements Json {
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
        return content != null && (isNamed(content) || isNamedWithin(content));
    }

    private boolean isNamed(JavaType type) {
        try {
            return mapper.getSerializerProviderInstance().findTypeSerializer(type) != null;
        } catch (JsonMappingException e) {
            return false;
        }
    }

    private static String write(ObjectWriter writer, Object value) {
        try {
            return writer.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw failure("write", e);
        }
    }

    @Override
    public Object read(String text, Type type) {
        try {
            return mapper.readValue(text, mapper.constructType(type));
        } catch (JsonProcessingException e) {
            throw failure("read", e);
        }
    }

    private static IllegalArgumentException failure(String action, JsonProcessingException e) {
        return new IllegalArgumentException(
                "Jackson could not " + action + " it: " + e.getClass().getSimpleName());
    }
}
