package io.tidetable.query;

import java.util.Objects;

final class TextMember<E> extends Member<E, String> implements TextAttribute<E> {
    TextMember(Class<?> entity, String name) {
        super(Objects.requireNonNull(entity, "entity"), name);
    }

    @Override
    public Condition<E> atLeast(String value) {
        return Comparison.of(this, Operator.AT_LEAST, value);
    }

    @Override
    public Condition<E> greaterThan(String value) {
        return Comparison.of(this, Operator.GREATER_THAN, value);
    }

    @Override
    public Condition<E> atMost(String value) {
        return Comparison.of(this, Operator.AT_MOST, value);
    }

    @Override
    public Condition<E> lessThan(String value) {
        return Comparison.of(this, Operator.LESS_THAN, value);
    }

    @Override
    public Condition<E> between(String least, String most) {
        return Comparison.of(this, Operator.BETWEEN, least, most);
    }

    @Override
    public Condition<E> startsWith(String prefix) {
        return Comparison.prefix(this, prefix);
    }
}
