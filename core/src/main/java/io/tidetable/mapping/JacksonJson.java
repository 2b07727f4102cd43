package io.tidetable.mapping;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.tidetable.codec.Json;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Jackson 2: times as ISO text, properties that a class does not know left out, so that rows outlive fields; nothing is
 * cut off to make it fit. Its errors say where, never what.
 */
public final class JacksonJson implements Json {
    private final ObjectMapper mapper = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .enable(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
            .build();

    private final Map<Type, ObjectWriter> writers = new ConcurrentHashMap<>();

    @Override
    public String write(Object value) {
        return write(value, value.getClass());
    }

    @Override
    public String write(Object value, Type type) {
        try {
            return writers.computeIfAbsent(type, this::writer).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw failure("write", e);
        }
    }

    /**
     * The declared type only where what is in a list or a map says its class: else Jackson would write no more than
     * that.
     */
    private ObjectWriter writer(Type declared) {
        JavaType type = mapper.constructType(declared);
        return isNamedWithin(type) ? mapper.writerFor(type) : mapper.writer();
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

    @Override
    public Object read(String text, Type type) {
        try {
            return mapper.readValue(text, mapper.constructType(type));
        } catch (JsonProcessingException e) {
            throw failure("read", e);
        }
    }

    private static String type(JsonProcessingException e) {
        return e instanceof InvalidDefinitionException definition && definition.getType() != null
                ? " of " + definition.getType().toCanonical()
                : "";
    }

    /** Jackson's own message quotes the value. */
    private static IllegalArgumentException failure(String action, JsonProcessingException e) {
        var at = e.getLocation();
        String where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
        return new IllegalArgumentException(
                "Jackson could not " + action + " it: " + e.getClass().getSimpleName() + type(e) + where);
    }
}
