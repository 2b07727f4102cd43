package io.tidetable.query;

import java.util.Collection;
import java.util.Objects;

/**
 * A member of an entity class, of which conditions are made; immutable. {@code E} the class that declares it, {@code V}
 * its boxed type.
 */
public interface Attribute<E, V> {
    /** A member by its Java name, without the metamodel: checked when the query is planned. */
    static NamedAttribute named(String name) {
        return new NameOnly(name);
    }

    /** For the metamodel. */
    static <E, V> Attribute<E, V> of(Class<E> entity, String name) {
        return new Member<>(Objects.requireNonNull(entity, "entity"), name);
    }

    /** Its Java name; {@code outer_inner} for a component of an embedded record. */
    String name();

    /** Equal to a value, never null. */
    Condition<E> is(V value);

    /** Present and different from a value. */
    Condition<E> isNot(V value);

    /** Equal to one of the values, at least one. */
    Condition<E> in(Collection<? extends V> values);

    /** Absent. */
    Condition<E> isNull();

    /** Not absent. */
    Condition<E> isPresent();
}
