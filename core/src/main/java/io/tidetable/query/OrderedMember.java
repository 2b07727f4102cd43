package io.tidetable.query;

import java.util.Objects;

final class OrderedMember<E, V extends Comparable<? super V>> extends Member<E, V> implements OrderedAttribute<E, V> {
    OrderedMember(Class<?> entity, String name) {
        super(Objects.requireNonNull(entity, "entity"), name);
    }

    @Override
    public Condition<E> atLeast(V value) {
        return Comparison.of(this, Operator.AT_LEAST, value);
    }

    @Override
    public Condition<E> greaterThan(V value) {
        return Comparison.of(this, Operator.GREATER_THAN, value);
    }

    @Override
    public Condition<E> atMost(V value) {
        return Comparison.of(this, Operator.AT_MOST, value);
    }

    @Override
    public Condition<E> lessThan(V value) {
        return Comparison.of(this, Operator.LESS_THAN, value);
    }

    @Override
    public Condition<E> between(V least, V most) {
        return Comparison.of(this, Operator.BETWEEN, least, most);
    }
}
