package io.tidetable.mapping;

import io.tidetable.model.Reading;
import io.tidetable.reflect.EntityReader;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

/** Mappings of annotated classes, with a clock that stands still. */
final class Mappings {
    static final Instant NOW = Instant.parse("2026-11-30T10:00:00.123456789Z");

    private Mappings() {}

    static <T> EntityMapping<T> of(Class<T> entity) {
        if (EntityReader.read(entity) instanceof Reading.Mapped mapped) {
            return EntityMapping.of(
                    mapped.model(), EntityReader.access(entity, mapped.model(), null), null, surroundings(entity));
        }
        throw new IllegalArgumentException(EntityReader.read(entity).toString());
    }

    private static Surroundings surroundings(Class<?> entity) {
        return new Surroundings(
                new KeySource(Clock.fixed(NOW, ZoneOffset.UTC)), new JacksonJson(), entity.getClassLoader(), null);
    }

    /** All rows of an entity. */
    static <T> EntityRows rows(EntityMapping<T> mapping, T entity) {
        return mapping.rows(mapping.draft(entity, true));
    }
}
