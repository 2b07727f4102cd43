package io.tidetable.mapping;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.tidetable.codec.Json;
import java.lang.reflect.Type;

/**
 * Jackson 2: times as ISO text, properties that a class does not know left out, so that rows outlive fields. Its errors
 * say where, never what.
 */
public final class JacksonJson implements Json {
    private final ObjectMapper mapper = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
            .build();

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

    /** Jackson's own message quotes the value. */
    private static IllegalArgumentException failure(String action, JsonProcessingException e) {
        var at = e.getLocation();
        String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
        return new IllegalArgumentException(
                "Jackson could not " + action + " it: " + e.getClass().getSimpleName() + where);
    }
}
