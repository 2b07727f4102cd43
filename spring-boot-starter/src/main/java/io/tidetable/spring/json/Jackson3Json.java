package io.tidetable.spring.json;

import io.tidetable.codec.Json;
import java.lang.reflect.Type;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3; its errors quote values, so they are not passed on. */
record Jackson3Json(JsonMapper mapper) implements Json {
    @Override
    public String write(Object value) {
        try {
            return mapper.writeValueAsString(value);
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
