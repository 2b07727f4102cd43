package io.tidetable.query;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Objects;

final class TimeMember<E, V> extends Member<E, V> implements TimeAttribute<E, V> {
    TimeMember(Class<?> entity, String name) {
        super(Objects.requireNonNull(entity, "entity"), name);
    }

    @Override
    public Condition<E> since(V time) {
        return Comparison.of(this, Operator.SINCE, time);
    }

    @Override
    public Condition<E> after(V time) {
        return Comparison.of(this, Operator.AFTER, time);
    }

    @Override
    public Condition<E> before(V time) {
        return Comparison.of(this, Operator.BEFORE, time);
    }

    @Override
    public Condition<E> upTo(V time) {
        return Comparison.of(this, Operator.UP_TO, time);
    }

    @Override
    public Condition<E> between(V fromInclusive, V toExclusive) {
        return Comparison.of(this, Operator.BETWEEN, fromInclusive, toExclusive);
    }

    @Override
    public Condition<E> on(LocalDate day) {
        return Comparison.of(this, Operator.ON, day);
    }

    @Override
    public Condition<E> on(LocalDate day, ZoneId zone) {
        return Comparison.of(this, Operator.ON, day, zone);
    }
}
