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
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
    /** The first and the last time that keys hold, and the first that properties hold. */
    private static final List<Instant> EDGES = List.of(
            Instant.parse("0001-01-01T00:00:00Z"),
            Instant.parse("1600-12-31T23:59:59.9999999Z"),
            Instant.parse("1601-01-01T00:00:00Z"),
            Instant.parse("9999-12-31T23:59:59.9999999Z"));

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

    /** An entity of any record class, its members of types that {@link #value} knows. */
    <T> T random(Class<T> kind) {
        count++;
        RecordComponent[] components = kind.getRecordComponents();
        Object[] values = Arrays.stream(components).map(this::member).toArray();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            var constructor = kind.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private @Nullable Object member(RecordComponent component) {
        if (component.getName().startsWith("serial")) {
            return component.getType() == String.class ? text() + count : (Object) (long) count;
        }
        if (component.getType() == Optional.class) {
            Class<?> content = (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            return Optional.ofNullable(orNull(value(content)));
        }
        Object value = value(MethodType.methodType(component.getType()).wrap().returnType());
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class) ? orNull(value) : value;
    }

    /** A value of a type. */
    Object value(Class<?> type) {
        if (type == String.class) {
            return text();
        }
        if (type == Instant.class) {
            return time();
        }
        if (type == OffsetDateTime.class) {
            return time().atOffset(ZoneOffset.UTC);
        }
        if (type == LocalDateTime.class) {
            return LocalDateTime.ofInstant(time(), ZoneOffset.UTC);
        }
        if (type == LocalDate.class) {
            return day();
        }
        if (type == Integer.class) {
            return below(6) - 2;
        }
        if (type == Long.class) {
            return of(List.of(Long.MIN_VALUE, -1L, 0L, 1L, 2L, Long.MAX_VALUE));
        }
        if (type == Short.class) {
            return (short) (below(4) - 2);
        }
        if (type == Byte.class) {
            return (byte) (below(4) - 2);
        }
        if (type == Double.class) {
            return weight() + 0.0;
        }
        if (type == Float.class) {
            return of(List.of(-1.5f, 0.0f, 0.1f, 2.5f));
        }
        if (type == Boolean.class) {
            return below(2) == 0;
        }
        if (type == Character.class) {
            return of(List.of('a', 'A', '~', '/', '_', 'é', '\uFFFF'));
        }
        return other(type);
    }

    private Object other(Class<?> type) {
        if (type == UUID.class) {
            return new UUID(below(3), below(3));
        }
        if (type == BigDecimal.class) {
            return new BigDecimal(of(ENDS));
        }
        if (type == BigInteger.class) {
            return BigInteger.valueOf(below(5) - 2).shiftLeft(below(2) * 80);
        }
        if (type == Duration.class) {
            return Duration.ofSeconds(below(100) - 50);
        }
        if (type == Colour.class) {
            return of(List.of(Colour.values()));
        }
        if (type == Grade.class) {
            return new Grade(below(4));
        }
        if (type == Label.class) {
            return new Label(text());
        }
        throw new IllegalArgumentException(type.getName());
    }

    /** A value of the type of another, which may be equal to it. */
    Object like(Object value) {
        Object like = below(4) > 0 ? value : value(value instanceof Colour ? Colour.class : value.getClass());
        if (like instanceof Instant time && below(4) == 0) {
            return below(2) == 0 ? time.plusNanos(50) : of(EDGES);
        }
        return like;
    }
}
