package io.tidetable.bench;

import io.tidetable.mapping.EntityAccess;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.JacksonJson;
import io.tidetable.mapping.KeySource;
import io.tidetable.mapping.Surroundings;
import io.tidetable.model.EntityModel;
import io.tidetable.model.Reading;
import io.tidetable.reflect.EntityReader;
import java.time.Clock;

/** Mappings as {@code Tables} makes them. */
final class Mappings {
    private Mappings() {}

    static <T> EntityMapping<T> of(Class<T> entity) {
        EntityModel model = model(entity);
        EntityAccess<T> access = EntityReader.access(entity, model, null);
        KeySource keys = new KeySource(Clock.systemUTC());
        return EntityMapping.of(
                model, access, null, new Surroundings(keys, new JacksonJson(), entity.getClassLoader(), null));
    }

    static EntityModel model(Class<?> entity) {
        if (EntityReader.read(entity) instanceof Reading.Mapped mapped) {
            return mapped.model();
        }
        throw new IllegalArgumentException(entity.getName());
    }
}
