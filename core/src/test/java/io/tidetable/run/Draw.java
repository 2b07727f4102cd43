package io.tidetable.run;

import io.tidetable.run.Kinds.Buckets;
import io.tidetable.run.Kinds.Coded;
import io.tidetable.run.Kinds.Colour;
import io.tidetable.run.Kinds.Days;
import io.tidetable.run.Kinds.Doubles;
import io.tidetable.run.Kinds.Grade;
import io.tidetable.run.Kinds.Indexed;
import io.tidetable.run.Kinds.Label;
import io.tidetable.run.Kinds.Newest;
import io.tidetable.run.Kinds.Ones;
import io.tidetable.run.Kinds.Parts;
import io.tidetable.run.Kinds.Prefixed;
import io.tidetable.run.Kinds.Shards;
import io.tidetable.run.Kinds.Texts;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Random entities and values, from few values, so that many are alike. */
final class Draw {
    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "A",
            "ab",
            "a b",
            "a_b",
            "a_",
            "a!",
            "a/b",
            "a~",
            "~",
            "~x",
            "b",
            "B",
            "o'n",
            "é",
            "É",
            "\uE000",
            "😀",
            "😀x",
            "\uFFFF",
            "a\uFFFF",
            "\uD7FF",
            "\u00A0",
            "' or RowKey ge '",
            "x\ty",
            "z.",
            "z-");
    private static final Instant START = Instant.parse("2026-01-02T03:04:05.0000001Z");
    private static final List<String> ENDS = List.of("12.5", "12.50", "-3", "1E+2", "100");

    private final Random random;
    private int count;

    Draw(long seed) {
        this.random = new Random(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    <A> A of(List<A> values) {
        return values.get(below(values.size()));
    }

    String text() {
        return of(TEXTS);
    }

    String place() {
        return of(List.of("a", "a_", "o'n", "~"));
    }

    <A> @Nullable A orNull(A value) {
        return below(4) == 0 ? null : value;
    }

    Instant time() {
        return START.plusNanos(100L * below(3)).plusSeconds(30L * below(30));
    }

    UUID id() {
        return new UUID(below(1000), below(1000));
    }

    double weight() {
        return of(List.of(-1.5, -0.0, 0.0, 1.0, 1.5, 1e300, Double.NEGATIVE_INFINITY, 4.9E-324));
    }

    LocalDate day() {
        return LocalDate.of(2026, 1, 1 + below(4));
    }

    /** An entity of a class. */
    Object entity(Class<?> kind) {
        count++;
        if (kind == Texts.class) {
            return new Texts(place(), text(), orNull(below(4)), orNull(text()));
        }
        if (kind == Indexed.class) {
            return new Indexed(
                    place(),
                    text() + count,
                    orNull(text()),
                    text() + count,
                    orNull(text()),
                    orNull(text()),
                    orNull(below(5) - 2),
                    orNull(text()),
                    orNull(weight()));
        }
        if (kind == Parts.class) {
            return new Parts(
                    place(),
                    below(3) - 1,
                    of(List.of(Colour.values())),
                    count - 30L,
                    of(List.of("ann", "ann_2", "bob")),
                    time(),
                    count,
                    new BigDecimal(of(ENDS)));
        }
        if (kind == Newest.class) {
            return new Newest(place(), time(), id(), orNull(text()), orNull(text()), orNull(below(2) == 0));
        }
        if (kind == Buckets.class) {
            return new Buckets(time(), id(), text());
        }
        if (kind == Shards.class) {
            return new Shards(time(), text() + count, of(List.of("INFO", "WARN")));
        }
        if (kind == Days.class) {
            return new Days(place(), time(), text(), orNull(text()));
        }
        if (kind == Doubles.class) {
            return new Doubles(weight() + 0.0, orNull(text()), orNull((long) below(3)));
        }
        if (kind == Prefixed.class) {
            return new Prefixed(text(), count, orNull(text()));
        }
        if (kind == Ones.class) {
            return new Ones(below(40) - 20, orNull(text()));
        }
        return new Coded(day(), below(2) == 0, new Grade(below(4)), new Label(text()), orNull(new Label(text())));
    }

    /** A value of the type of another, which may be equal to it. */
    Object like(Object value) {
        if (below(4) > 0) {
            return value;
        }
        if (value instanceof String) {
            return text();
        }
        if (value instanceof Instant) {
            return time().plusNanos(below(3) == 0 ? 50 : 0);
        }
        if (value instanceof Integer) {
            return below(6) - 2;
        }
        if (value instanceof Long) {
            return (long) below(40) - 10;
        }
        if (value instanceof Double) {
            return weight();
        }
        if (value instanceof Colour) {
            return of(List.of(Colour.values()));
        }
        if (value instanceof LocalDate) {
            return day();
        }
        if (value instanceof BigDecimal) {
            return new BigDecimal(of(ENDS));
        }
        if (value instanceof Grade) {
            return new Grade(below(4));
        }
        return value instanceof Label ? new Label(text()) : value instanceof Boolean ? below(2) == 0 : value;
    }
}
