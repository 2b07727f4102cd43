package io.tidetable.mapping;

import org.jspecify.annotations.Nullable;

/** Reads and fills the members of an entity, in the order of {@code EntityModel.members()}; used by many threads. */
public interface EntityAccess<T> {
    /** The values of all members as declared; the content of an {@code Optional}, null where it is empty. */
    @Nullable
    Object[] read(T entity);

    /**
     * A new entity. Null becomes null, zero, false or an empty Optional as declared; an embedded record without values
     * becomes null.
     */
    T make(@Nullable Object[] values);

    /**
     * The entity with these values: for a record a new one that keeps ignored components, for a class the same object.
     */
    T fill(T entity, @Nullable Object[] values);
}
