package io.tidetable.query;

import java.time.LocalDate;
import java.time.ZoneId;

/** An attribute of which only the name is known. */
final class NameOnly extends Member<Object, Object> implements NamedAttribute {
    NameOnly(String name) {
        super(null, name);
    }

    @Override
    public Condition<Object> atLeast(Object value) {
        return Comparison.of(this, Operator.AT_LEAST, value);
    }

    @Override
    public Condition<Object> greaterThan(Object value) {
        return Comparison.of(this, Operator.GREATER_THAN, value);
    }

    @Override
    public Condition<Object> atMost(Object value) {
        return Comparison.of(this, Operator.AT_MOST, value);
    }

    @Override
    public Condition<Object> lessThan(Object value) {
        return Comparison.of(this, Operator.LESS_THAN, value);
    }

    @Override
    public Condition<Object> since(Object time) {
        return Comparison.of(this, Operator.SINCE, time);
    }

    @Override
    public Condition<Object> after(Object time) {
        return Comparison.of(this, Operator.AFTER, time);
    }

    @Override
    public Condition<Object> before(Object time) {
        return Comparison.of(this, Operator.BEFORE, time);
    }

    @Override
    public Condition<Object> upTo(Object time) {
        return Comparison.of(this, Operator.UP_TO, time);
    }

    @Override
    public Condition<Object> between(Object first, Object second) {
        return Comparison.of(this, Operator.BETWEEN, first, second);
    }

    @Override
    public Condition<Object> startsWith(String prefix) {
        return Comparison.prefix(this, prefix);
    }

    @Override
    public Condition<Object> on(LocalDate day) {
        return Comparison.of(this, Operator.ON, day);
    }

    @Override
    public Condition<Object> on(LocalDate day, ZoneId zone) {
        return Comparison.of(this, Operator.ON, day, zone);
    }
}
