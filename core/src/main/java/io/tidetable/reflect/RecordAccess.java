package io.tidetable.reflect;

import io.tidetable.mapping.EntityAccess;
import org.jspecify.annotations.Nullable;

/** Access to a record: a new one for every change. */
record RecordAccess<T>(Class<T> entity, Shape shape, int size) implements EntityAccess<T> {
    @Override
    public @Nullable Object[] read(T entity) {
        @Nullable Object[] values = new @Nullable Object[size];
        shape.read(entity, values);
        return values;
    }

    @Override
    public T make(@Nullable Object[] values) {
        return entity.cast(shape.make(values, null));
    }

    @Override
    public T fill(T given, @Nullable Object[] values) {
        return entity.cast(shape.make(values, given));
    }
}
