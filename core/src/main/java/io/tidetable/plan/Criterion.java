package io.tidetable.plan;

import io.tidetable.form.FilterLiteral;
import io.tidetable.mapping.MappedMember;
import io.tidetable.query.Comparison;
import java.time.temporal.Temporal;
import org.jspecify.annotations.Nullable;

/**
 * A condition of a query, checked against the class.
 *
 * @param source as the caller wrote it
 * @param member what is compared
 */
public record Criterion(Comparison<?> source, MappedMember member, Check check, ValueOrder order) {
    /** Whether a value of the member passes; null where the property is absent. */
    public boolean passes(@Nullable Object value) {
        return check.passes(value, order);
    }

    /** The condition with its values. */
    String identity() {
        return source.attribute()
                + " "
                + source.operator()
                + " "
                + check.values().stream().map(this::text).toList();
    }

    private String text(Object value) {
        Object property = value instanceof String || value instanceof Temporal
                ? value
                : member.property().write(value);
        return !(property instanceof Temporal) && FilterLiteral.exists(property)
                ? FilterLiteral.of(property)
                : property.toString();
    }
}
