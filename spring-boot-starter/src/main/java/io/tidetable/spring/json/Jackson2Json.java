package io.tidetable.spring.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tidetable.codec.Json;
import java.lang.reflect.Type;

/** Jackson 2; its errors quote values, so they are not passed on. */
record Jackson2Json(ObjectMapper mapper) implements Json {
    @Override
    public String write(Object value) {
        try {
            return mapper.writeValueAsString(value);
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
