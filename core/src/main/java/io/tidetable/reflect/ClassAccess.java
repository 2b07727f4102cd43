package io.tidetable.reflect;

import io.tidetable.mapping.EntityAccess;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Access to a class and its superclasses: the same object is filled. */
record ClassAccess<T>(Class<T> entity, List<Shape> levels, int size) implements EntityAccess<T> {
    @Override
    public @Nullable Object[] read(T entity) {
        @Nullable Object[] values = new @Nullable Object[size];
        for (Shape level : levels) {
            level.read(entity, values);
        }
        return values;
    }

    @Override
    public T make(@Nullable Object[] values) {
        Shape own = levels.get(levels.size() - 1);
        return fill(entity.cast(own.make()), values);
    }

    @Override
    public T fill(T given, @Nullable Object[] values) {
        for (Shape level : levels) {
            level.set(given, values);
        }
        return given;
    }
}
