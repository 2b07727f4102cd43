package io.tidetable.run;

import io.tidetable.query.Attribute;
import io.tidetable.query.Condition;
import io.tidetable.query.NamedAttribute;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.function.Predicate;

/** A period as it is asked for, and as it is meant. */
record Period(String name, Condition<Object> condition, Predicate<Instant> holds) {
    private static final NamedAttribute AT = Attribute.named("at");
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    /** All times there are. */
    static final Period ALL = new Period("all", AT.since(Instant.MIN), t -> true);

    static Period draw(TimeDraw draw) {
        Instant a = draw.edge();
        Instant b = draw.chance(5) ? a : draw.edge();
        Instant from = a.isBefore(b) ? a : b;
        Instant to = a.isBefore(b) ? b : a;
        LocalDate day = LocalDate.ofInstant(a, ZoneOffset.UTC);
        return switch (draw.below(7)) {
            case 0 -> new Period("since " + a, AT.since(a), t -> !t.isBefore(a));
            case 1 -> new Period("after " + a, AT.after(a), t -> t.isAfter(a));
            case 2 -> new Period("before " + a, AT.before(a), t -> t.isBefore(a));
            case 3 -> new Period("up to " + a, AT.upTo(a), t -> !t.isAfter(a));
            case 4 ->
                new Period(
                        "on " + day,
                        AT.on(day),
                        t -> LocalDate.ofInstant(t, ZoneOffset.UTC).equals(day));
            case 5 ->
                new Period(
                        "in Berlin on " + day,
                        AT.on(day, BERLIN),
                        t -> LocalDate.ofInstant(t, BERLIN).equals(day));
            default ->
                new Period(
                        "between " + from + " and " + to,
                        AT.between(from, to),
                        t -> !t.isBefore(from) && t.isBefore(to));
        };
    }
}
