package io.tidetable.run;

import io.tidetable.plan.Order;
import io.tidetable.plan.Question;
import io.tidetable.query.Attribute;
import io.tidetable.query.Comparison;
import io.tidetable.query.Condition;
import io.tidetable.query.NamedAttribute;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Random questions about entities of a record class, most of which some entity answers. */
final class QuestionDraw {
    private final Class<?> kind;
    private final Draw draw;
    private final List<?> all;

    QuestionDraw(Class<?> kind, Draw draw, List<?> all) {
        this.kind = kind;
        this.draw = draw;
        this.all = all;
    }

    Question next() {
        Order order = draw.below(2) == 0 ? Order.NONE : draw.of(List.of(Order.NEWEST_FIRST, Order.OLDEST_FIRST));
        int limit = draw.below(2) == 0 ? 0 : 1 + draw.below(draw.below(2) == 0 ? 3 : 20);
        return new Question(conditions(), order, limit, true);
    }

    private List<Comparison<?>> conditions() {
        TreeSet<String> members = new TreeSet<>();
        for (var component : kind.getRecordComponents()) {
            if (draw.below(4) == 0) {
                members.add(component.getName());
            }
        }
        if (draw.below(6) > 0) {
            members.add(kind.getRecordComponents()[0].getName());
        }
        List<Comparison<?>> conditions = new ArrayList<>();
        Object one = draw.of(all);
        for (String member : members) {
            for (int i = draw.below(8); i < 8; i += 6) {
                conditions.add((Comparison<?>) condition(member, one));
            }
        }
        return conditions;
    }

    private Condition<?> condition(String name, Object one) {
        NamedAttribute member = Attribute.named(name);
        Object value = PlainFilter.value(one, name);
        if (value == null) {
            return draw.below(2) == 0 ? member.isNull() : member.isPresent();
        }
        Object a = draw.like(value);
        Object b = draw.like(value);
        return switch (draw.below(6)) {
            case 0 -> member.in(List.of(a, b, draw.like(value)));
            case 1 -> draw.below(3) == 0 ? member.isNot(a) : member.isPresent();
            case 2, 3 -> ordered(member, a, b);
            default -> member.is(a);
        };
    }

    private Condition<?> ordered(NamedAttribute member, Object a, Object b) {
        if (a instanceof Temporal) {
            return time(member, a, b);
        }
        boolean text = a instanceof String && !a.equals("");
        if (text && draw.below(2) == 0) {
            return member.startsWith((String) a);
        }
        boolean coded = a instanceof Kinds.Grade && Traits.of(kind).last().contains(member.name());
        boolean ordered = a instanceof Number || a instanceof String || a instanceof Character || a instanceof Duration;
        if (!ordered && !coded) {
            return member.is(a);
        }
        return switch (draw.below(5)) {
            case 0 -> member.atLeast(a);
            case 1 -> member.greaterThan(a);
            case 2 -> member.atMost(a);
            case 3 -> member.lessThan(a);
            default -> member.between(a, b);
        };
    }

    private Condition<?> time(NamedAttribute member, Object a, Object b) {
        return switch (draw.below(6)) {
            case 0 -> member.since(a);
            case 1 -> member.after(a);
            case 2 -> member.before(a);
            case 3 -> member.upTo(a);
            case 4 -> member.on(LocalDate.of(2026, 1, 2));
            default -> isAfter(a, b) ? member.between(b, a) : member.between(a, b);
        };
    }

    @SuppressWarnings("unchecked") // both are of one type
    private static boolean isAfter(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b) > 0;
    }
}
