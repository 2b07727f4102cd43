package io.tidetable.plan;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.form.Utf16;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.ValueType;
import io.tidetable.plan.Check.End;
import io.tidetable.query.Comparison;
import io.tidetable.query.Operator;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Conditions as the caller wrote them to criteria of the class: members looked up, operands checked and made exact. */
final class CriterionReader {
    private static final Set<ValueType> ORDERED = EnumSet.of(
            ValueType.STRING,
            ValueType.INT,
            ValueType.LONG,
            ValueType.DOUBLE,
            ValueType.FLOAT,
            ValueType.SHORT,
            ValueType.BYTE,
            ValueType.CHAR,
            ValueType.DURATION,
            ValueType.BIG_DECIMAL,
            ValueType.BIG_INTEGER);

    private static final Set<Operator> TIME_OPERATORS =
            EnumSet.of(Operator.SINCE, Operator.AFTER, Operator.BEFORE, Operator.UP_TO, Operator.ON);

    private final EntityMapping<?> mapping;
    private final MemberOrders orders;
    private final Class<?> entity;

    CriterionReader(Class<?> entity, EntityMapping<?> mapping, MemberOrders orders) {
        this.entity = entity;
        this.mapping = mapping;
        this.orders = orders;
    }

    Criterion read(Comparison<?> comparison) {
        MappedMember member = member(comparison);
        return new Criterion(comparison, member, check(comparison, member), orders.of(member));
    }

    MappedMember member(Comparison<?> comparison) {
        Class<?> declaring = comparison.entity();
        if (declaring != null && !declaring.isAssignableFrom(entity)) {
            throw invalid(
                    "QUERY_ATTRIBUTE",
                    comparison,
                    "it belongs to " + declaring.getSimpleName() + ": use the attributes of "
                            + mapping.model().entity());
        }
        return mapping.member(comparison.attribute())
                .orElseThrow(() -> invalid(
                        "QUERY_ATTRIBUTE",
                        comparison,
                        "the class has no such member (it has "
                                + String.join(
                                        ", ",
                                        mapping.members().stream()
                                                .map(m -> m.model().name())
                                                .toList())
                                + "): name one of these"));
    }

    private Check check(Comparison<?> comparison, MappedMember member) {
        return switch (comparison.operator()) {
            case IS_NULL -> new Check.Absent();
            case IS_PRESENT -> new Check.Present();
            case IS, IN ->
                Check.OneOf.of(
                        comparison.operands().stream()
                                .map(o -> value(comparison, member, o))
                                .toList(),
                        orders.of(member));
            case IS_NOT ->
                new Check.Not(value(comparison, member, comparison.operands().get(0)));
            case STARTS_WITH -> prefix(comparison, member);
            default -> between(comparison, member);
        };
    }

    private Check between(Comparison<?> comparison, MappedMember member) {
        Check check = TimeScale.has(member.compared()) ? period(comparison, member) : range(comparison, member);
        return check instanceof Check.Within within && orders.isOrderedByCodec(member)
                ? new StoredEnds(member, value -> normal(comparison, member, value)).of(within)
                : check;
    }

    private Check prefix(Comparison<?> comparison, MappedMember member) {
        if (member.model().value() != ValueType.STRING) {
            throw invalid(
                    "QUERY_OPERATOR",
                    comparison,
                    "startsWith is for String (the member is "
                            + (member.model().value() == ValueType.CONVERTED ? "converted" : Operands.wanted(member))
                            + "): compare otherwise");
        }
        return new Check.Prefix(
                (String) value(comparison, member, comparison.operands().get(0)));
    }

    private Check range(Comparison<?> comparison, MappedMember member) {
        if (TIME_OPERATORS.contains(comparison.operator())) {
            throw invalid(
                    "QUERY_OPERATOR",
                    comparison,
                    "since, after, before, upTo and on are for times (the member is " + Operands.wanted(member)
                            + "): use atLeast, greaterThan, lessThan or atMost");
        }
        if (!ORDERED.contains(member.model().value()) && !orders.isOrderedByCodec(member)) {
            throw invalid(
                    "QUERY_OPERATOR",
                    comparison,
                    Operands.wanted(member)
                            + " has no order: use is or in, or make it the last part of a key by a KeyCodec that keeps"
                            + " order");
        }
        List<Object> values = comparison.operands().stream()
                .map(o -> end(comparison, member, o))
                .toList();
        return switch (comparison.operator()) {
            case AT_LEAST -> new Check.Within(new End(values.get(0), true), null);
            case GREATER_THAN -> new Check.Within(new End(values.get(0), false), null);
            case AT_MOST -> new Check.Within(null, new End(values.get(0), true));
            case LESS_THAN -> new Check.Within(null, new End(values.get(0), false));
            case BETWEEN -> new Check.Within(new End(values.get(0), true), new End(values.get(1), true));
            default -> throw new IllegalStateException(comparison.operator().name());
        };
    }

    /** As it would read back, but where a codec keeps order: {@link StoredEnds} must know the very value there. */
    private Object end(Comparison<?> comparison, MappedMember member, Object operand) {
        Object stored = value(comparison, member, operand);
        return orders.isOrderedByCodec(member) ? operand : stored;
    }

    private Check period(Comparison<?> comparison, MappedMember member) {
        TimeScale scale = TimeScale.of(member.compared());
        if (comparison.operator() == Operator.ON) {
            return day(comparison, member, scale);
        }
        List<Instant> times = comparison.operands().stream()
                .map(o -> scale.instant(typed(comparison, member, o)))
                .toList();
        Instant time = times.get(0);
        return switch (comparison.operator()) {
            case SINCE, AT_LEAST -> between(scale, scale.ceiling(time), scale.end());
            case AFTER, GREATER_THAN -> between(scale, scale.beyond(time), scale.end());
            case BEFORE, LESS_THAN -> between(scale, 0, scale.ceiling(time));
            case UP_TO, AT_MOST -> between(scale, 0, scale.beyond(time));
            default -> between(scale, scale.ceiling(time), scale.ceiling(end(comparison, time, times.get(1))));
        };
    }

    private Instant end(Comparison<?> comparison, Instant from, Instant to) {
        if (from.isAfter(to)) {
            throw invalid(
                    "QUERY_PERIOD",
                    comparison,
                    "the period ends before it begins (from is later than to): give the earlier time first");
        }
        return to;
    }

    private Check day(Comparison<?> comparison, MappedMember member, TimeScale scale) {
        List<Object> operands = comparison.operands();
        boolean local = scale == TimeScale.LOCAL_DATE || scale == TimeScale.LOCAL_DATE_TIME;
        if (local && operands.size() > 1) {
            throw invalid(
                    "QUERY_OPERATOR", comparison, Operands.wanted(member) + " is in no zone: use on(day) without one");
        }
        ZoneId zone = operands.size() > 1 ? (ZoneId) operands.get(1) : ZoneOffset.UTC;
        LocalDate day = (LocalDate) operands.get(0);
        return between(
                scale,
                scale.ceiling(day.atStartOfDay(zone).toInstant()),
                day.equals(LocalDate.MAX)
                        ? scale.end()
                        : scale.ceiling(day.plusDays(1).atStartOfDay(zone).toInstant()));
    }

    /** From a unit up to but without another. */
    private static Check between(TimeScale scale, long from, long to) {
        if (from >= to) {
            return new Check.Never();
        }
        return new Check.Within(
                from == 0 ? null : new End(scale.toValue(from), true),
                to == scale.end() ? null : new End(scale.toValue(to), false));
    }

    private Object value(Comparison<?> comparison, MappedMember member, Object operand) {
        Object value = normal(comparison, member, typed(comparison, member, operand));
        if (value instanceof String text && !Utf16.isWellFormed(text)) {
            throw invalid("QUERY_VALUE", comparison, "a value is no text (it holds half of a surrogate pair): mend it");
        }
        if (value instanceof Number number && Double.isNaN(number.doubleValue())) {
            throw invalid("QUERY_VALUE", comparison, "not a number compares with nothing: leave the condition out");
        }
        return value;
    }

    private Object typed(Comparison<?> comparison, MappedMember member, Object operand) {
        return Operands.typed(member, operand).orElseThrow(() -> wrong(comparison, member, operand));
    }

    /** As the value would read back. */
    private Object normal(Comparison<?> comparison, MappedMember member, Object value) {
        try {
            return member.property().normalize(value);
        } catch (ClassCastException e) {
            throw wrong(comparison, member, value);
        } catch (TidetableException e) {
            if (e.getCause() instanceof ClassCastException) {
                throw wrong(comparison, member, value);
            }
            throw new InvalidQueryException(
                    text("QUERY_VALUE", comparison, "a value cannot be stored: " + e.getMessage()), Place.UNKNOWN, e);
        }
    }

    private InvalidQueryException wrong(Comparison<?> comparison, MappedMember member, Object operand) {
        return invalid(
                "QUERY_TYPE",
                comparison,
                "a value is of another type (found " + operand.getClass().getSimpleName() + "): give "
                        + Operands.wanted(member));
    }

    private InvalidQueryException invalid(String rule, Comparison<?> comparison, String text) {
        return new InvalidQueryException(text(rule, comparison, text), Place.UNKNOWN, null);
    }

    private String text(String rule, Comparison<?> comparison, @Nullable String text) {
        return "[" + rule + "] " + mapping.model().entity() + "." + comparison.attribute() + ": " + text + " (in '"
                + comparison + "').";
    }
}
