package io.tidetable.plan;

import io.tidetable.error.InvalidValueException;
import io.tidetable.form.FilterLiteral;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.ValueType;
import io.tidetable.plan.Check.End;
import java.time.Instant;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A criterion as a clause over the property of its member, where the service judges as the member compares. */
final class PropertyFilter {
    /** Dates of properties start here (Table service, DateTime). */
    private static final Instant FIRST_DATE = Instant.parse("1601-01-01T00:00:00Z");

    private final MemberOrders orders;

    PropertyFilter(MemberOrders orders) {
        this.orders = orders;
    }

    /** Empty where it has to be applied here. */
    Optional<Clause> of(Criterion criterion) {
        MappedMember member = criterion.member();
        if (!orders.isServed(member, criterion.check())) {
            return Optional.empty();
        }
        return switch (member.model().use()) {
            case PROPERTY -> clause(member.model().property(), criterion);
            case TIMESTAMP -> clause("Timestamp", criterion);
            case KEY, ETAG -> Optional.empty();
        };
    }

    private static Optional<Clause> clause(String property, Criterion criterion) {
        Check check = criterion.check();
        MappedMember member = criterion.member();
        if (check instanceof Check.OneOf named) {
            return any(
                    property,
                    named.values().stream()
                            .flatMap(value -> stored(member, value).stream())
                            .toList());
        }
        if (check instanceof Check.Not not) {
            Optional<Object> other = stored(member, not.other());
            return other.isEmpty()
                    ? present(property, member.model().value())
                    : other.filter(FilterLiteral::exists).map(value -> Clause.of(property, "ne", value));
        }
        if (check instanceof Check.Prefix prefix) {
            return Optional.of(prefix(property, prefix.prefix()));
        }
        if (check instanceof Check.Within within) {
            return within(property, within, member);
        }
        Optional<Clause> present = present(property, member.model().value());
        return check instanceof Check.Present ? present : present.map(Clause::not);
    }

    /** As a property; empty where no row can have it. */
    private static Optional<Object> stored(MappedMember member, Object value) {
        try {
            return Optional.of(member.property().write(value));
        } catch (InvalidValueException e) {
            return Optional.empty();
        }
    }

    private static Optional<Clause> any(String property, List<Object> values) {
        return !values.isEmpty() && values.stream().allMatch(FilterLiteral::exists)
                ? Optional.of(Clause.any(
                        values.stream().map(v -> Clause.of(property, "eq", v)).toList()))
                : Optional.empty();
    }

    private static Clause prefix(String property, String prefix) {
        Clause start = Clause.of(property, "ge", prefix);
        String end = Successor.ofProperties(prefix);
        return end == null ? start : Clause.all(List.of(start, Clause.of(property, "lt", end)));
    }

    private static Optional<Clause> within(String property, Check.Within within, MappedMember member) {
        List<Clause> clauses = new ArrayList<>();
        boolean sent = add(clauses, property, within.lower(), member, "g")
                && add(clauses, property, within.upper(), member, "l");
        if (!sent) {
            return Optional.empty();
        }
        return clauses.isEmpty() ? present(property, member.model().value()) : Optional.of(Clause.all(clauses));
    }

    private static boolean add(
            List<Clause> clauses, String property, @Nullable End end, MappedMember member, String direction) {
        if (end == null) {
            return true;
        }
        Optional<Object> value = stored(member, end.value());
        if (value.isEmpty() && isEarly(end.value())) {
            clauses.add(Clause.of(property, direction.equals("g") ? "ge" : "lt", FIRST_DATE)); // all dates, or none
            return true;
        }
        if (value.filter(FilterLiteral::exists).isEmpty()) {
            return false;
        }
        clauses.add(Clause.of(property, direction + (end.inclusive() ? "e" : "t"), value.get()));
        return true;
    }

    private static boolean isEarly(Object value) {
        return value instanceof Temporal
                && TimeScale.ofValue(value).instant(value).isBefore(FIRST_DATE);
    }

    /** A comparison with an absent property is false, {@code ne} too: so either is true where there is a property. */
    private static Optional<Clause> present(String property, ValueType type) {
        Object any = switch (type) {
            case BOOLEAN -> false;
            case INT, SHORT, BYTE -> 0;
            case LONG -> 0L;
            case DOUBLE, FLOAT -> 0.0;
            case UUID -> new UUID(0, 0);
            case INSTANT, OFFSET_DATE_TIME -> FIRST_DATE;
            case BYTES, CONVERTED -> List.of();
            default -> "";
        };
        if (any instanceof List) {
            return Optional.empty();
        }
        return Optional.of(
                any instanceof String || any instanceof Instant
                        ? Clause.of(property, "ge", any)
                        : Clause.any(List.of(Clause.of(property, "eq", any), Clause.of(property, "ne", any))));
    }
}
