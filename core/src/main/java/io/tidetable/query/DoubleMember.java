package io.tidetable.query;

import java.util.Objects;

final class DoubleMember<E> extends Member<E, Double> implements DoubleAttribute<E> {
    DoubleMember(Class<?> entity, String name) {
        super(Objects.requireNonNull(entity, "entity"), name);
    }

    @Override
    public Condition<E> is(double value) {
        return Comparison.of(this, Operator.IS, value);
    }

    @Override
    public Condition<E> isNot(double value) {
        return Comparison.of(this, Operator.IS_NOT, value);
    }

    @Override
    public Condition<E> atLeast(double value) {
        return Comparison.of(this, Operator.AT_LEAST, value);
    }

    @Override
    public Condition<E> greaterThan(double value) {
        return Comparison.of(this, Operator.GREATER_THAN, value);
    }

    @Override
    public Condition<E> atMost(double value) {
        return Comparison.of(this, Operator.AT_MOST, value);
    }

    @Override
    public Condition<E> lessThan(double value) {
        return Comparison.of(this, Operator.LESS_THAN, value);
    }

    @Override
    public Condition<E> between(double least, double most) {
        return Comparison.of(this, Operator.BETWEEN, least, most);
    }
}
