package io.tidetable.query;

import java.time.LocalDate;
import java.time.ZoneId;

/**
 * A member known by its name alone: every condition there is, types checked when the query is planned; fits every
 * entity class.
 */
public interface NamedAttribute extends Attribute<Object, Object> {
    /** Not below. */
    Condition<Object> atLeast(Object value);

    /** Greater. */
    Condition<Object> greaterThan(Object value);

    /** Not above. */
    Condition<Object> atMost(Object value);

    /** Less. */
    Condition<Object> lessThan(Object value);

    /** Numbers and texts: between two values, both included; times: from the first up to but without the second. */
    Condition<Object> between(Object first, Object second);

    /** Begins with a prefix. */
    Condition<Object> startsWith(String prefix);

    /** At that time or later. */
    Condition<Object> since(Object time);

    /** Later than that time. */
    Condition<Object> after(Object time);

    /** Earlier than that time. */
    Condition<Object> before(Object time);

    /** At that time or earlier. */
    Condition<Object> upTo(Object time);

    /** That day in UTC. */
    Condition<Object> on(LocalDate day);

    /** That day in a zone. */
    Condition<Object> on(LocalDate day, ZoneId zone);
}
