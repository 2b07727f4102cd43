package io.tidetable.query;

import java.util.Objects;

final class LongMember<E> extends Member<E, Long> implements LongAttribute<E> {
    LongMember(Class<?> entity, String name) {
        super(Objects.requireNonNull(entity, "entity"), name);
    }

    @Override
    public Condition<E> is(long value) {
        return Comparison.of(this, Operator.IS, value);
    }

    @Override
    public Condition<E> isNot(long value) {
        return Comparison.of(this, Operator.IS_NOT, value);
    }

    @Override
    public Condition<E> atLeast(long value) {
        return Comparison.of(this, Operator.AT_LEAST, value);
    }

    @Override
    public Condition<E> greaterThan(long value) {
        return Comparison.of(this, Operator.GREATER_THAN, value);
    }

    @Override
    public Condition<E> atMost(long value) {
        return Comparison.of(this, Operator.AT_MOST, value);
    }

    @Override
    public Condition<E> lessThan(long value) {
        return Comparison.of(this, Operator.LESS_THAN, value);
    }

    @Override
    public Condition<E> between(long least, long most) {
        return Comparison.of(this, Operator.BETWEEN, least, most);
    }
}
