package io.tidetable.query;

import java.util.Collection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An attribute without an order; the others add to it. */
class Member<E, V> implements Attribute<E, V> {
    private final @Nullable Class<?> entity;
    private final String name;

    Member(@Nullable Class<?> entity, String name) {
        this.entity = entity;
        this.name = Objects.requireNonNull(name, "name");
    }

    final @Nullable Class<?> entity() {
        return entity;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Condition<E> is(V value) {
        return Comparison.of(this, Operator.IS, value);
    }

    @Override
    public final Condition<E> isNot(V value) {
        return Comparison.of(this, Operator.IS_NOT, value);
    }

    @Override
    public final Condition<E> in(Collection<? extends V> values) {
        return Comparison.in(this, values);
    }

    @Override
    public final Condition<E> isNull() {
        return Comparison.of(this, Operator.IS_NULL);
    }

    @Override
    public final Condition<E> isPresent() {
        return Comparison.of(this, Operator.IS_PRESENT);
    }

    /** {@code Employee.city}, or the name alone where the class is not known. */
    @Override
    public final String toString() {
        return entity == null ? name : entity.getSimpleName() + "." + name;
    }
}
