package io.tidetable.form;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.form.KeyForm.Position;
import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every key text at every place, whatever the value. */
class KeyTextLawsTest {
    private static final int VALUES = 100;

    /** A type with random values, edges among them. */
    private record Kind(ValueType type, Class<?> boxed, Function<Random, Object> value, boolean ordered) {}

    private static final List<Kind> KINDS = List.of(
            new Kind(ValueType.STRING, String.class, r -> Seeds.text(r, 6), false),
            new Kind(ValueType.CHAR, Character.class, KeyTextLawsTest::character, false),
            new Kind(ValueType.INT, Integer.class, KeyTextLawsTest::integer, true),
            new Kind(ValueType.LONG, Long.class, KeyTextLawsTest::number, true),
            new Kind(ValueType.SHORT, Short.class, r -> (short) r.nextInt(), true),
            new Kind(ValueType.BYTE, Byte.class, r -> (byte) r.nextInt(), true),
            new Kind(ValueType.DOUBLE, Double.class, KeyTextLawsTest::real, true),
            new Kind(ValueType.FLOAT, Float.class, KeyTextLawsTest::single, true),
            new Kind(ValueType.BOOLEAN, Boolean.class, Random::nextBoolean, true),
            new Kind(ValueType.UUID, UUID.class, r -> new UUID(r.nextLong(), r.nextLong()), false),
            new Kind(ValueType.ENUM, Odd.class, r -> Odd.values()[r.nextInt(Odd.values().length)], false),
            new Kind(ValueType.LOCAL_DATE, LocalDate.class, KeyTextLawsTest::date, true),
            new Kind(ValueType.INSTANT, Instant.class, KeyTextLawsTest::time, true),
            new Kind(ValueType.OFFSET_DATE_TIME, OffsetDateTime.class, r -> time(r).atOffset(ZoneOffset.UTC), true),
            new Kind(
                    ValueType.LOCAL_DATE_TIME,
                    LocalDateTime.class,
                    r -> LocalDateTime.ofInstant(time(r), ZoneOffset.UTC),
                    true));

    private enum Odd {
        A,
        A_B,
        _A,
        B,
        $
    }

    private static Object character(Random random) {
        String text = Seeds.text(random, 1);
        return text.isEmpty() || Character.isSurrogate(text.charAt(0)) ? 'a' : text.charAt(0);
    }

    private static Object integer(Random random) {
        return random.nextInt(8) == 0
                ? List.of(0, -1, 1, Integer.MIN_VALUE, Integer.MAX_VALUE).get(random.nextInt(5))
                : (Object) (random.nextInt() >> random.nextInt(32));
    }

    private static Object number(Random random) {
        return random.nextInt(8) == 0
                ? List.of(0L, -1L, 1L, Long.MIN_VALUE, Long.MAX_VALUE).get(random.nextInt(5))
                : (Object) (random.nextLong() >> random.nextInt(64));
    }

    private static Object real(Random random) {
        double any = random.nextBoolean() ? Double.longBitsToDouble(random.nextLong()) : random.nextInt(10) - 5;
        return Double.isNaN(any) ? Double.NEGATIVE_INFINITY : any + 0.0;
    }

    private static Object single(Random random) {
        float any = random.nextBoolean() ? Float.intBitsToFloat(random.nextInt()) : random.nextInt(10) / 10f;
        return Float.isNaN(any) ? Float.POSITIVE_INFINITY : any + 0.0f;
    }

    private static Object date(Random random) {
        return DateText.FIRST.plusDays(
                random.nextInt(Math.toIntExact(DateText.LAST.toEpochDay() - DateText.FIRST.toEpochDay() + 1)));
    }

    private static Instant time(Random random) {
        return Ticks.toInstant(random.nextInt(8) == 0 ? random.nextInt(3) : random.nextLong(Ticks.MAX + 1));
    }

    private static List<Object> values(Kind kind, Random random) {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < VALUES; i++) {
            values.add(kind.value().apply(random));
        }
        if (kind.type() == ValueType.STRING) {
            values.addAll(Nasty.TEXTS);
        }
        return values;
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void everyTextIsReadBackAndNoTwoValuesShareOne(long seed) {
        forEach(seed, (kind, text, values) -> {
            Map<String, Object> seen = new HashMap<>();
            for (Object value : values) {
                String key = text.of(value);
                assertThat(text.parse(key)).isEqualTo(value);
                assertThat(seen.computeIfAbsent(key, k -> value)).isEqualTo(value);
                assertThat(key.chars().noneMatch(c -> c < ' ' || (c >= 0x7F && c <= 0x9F) || "/\\#?".indexOf(c) >= 0))
                        .as(key)
                        .isTrue();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void orderIsKeptWhereItIsPromised(long seed) {
        forEach(seed, (kind, text, values) -> {
            assertThat(text.keepsOrder()).isEqualTo(kind.ordered());
            if (kind.ordered()) {
                List<Object> byText = new ArrayList<>(values);
                byText.sort(Comparator.comparing(text::of));
                assertThat(byText).isSortedAccordingTo(KeyTextLawsTest::compare);
            }
        });
        Random random = new Random(seed);
        for (Kind kind : KINDS) {
            if (kind.ordered()) {
                KeyText text = form(kind).text(Position.INNER, true);
                List<Object> byText = values(kind, random);
                byText.sort(Comparator.comparing(text::of));
                assertThat(byText).as(kind.type().name()).isSortedAccordingTo((a, b) -> compare(b, a));
                byText.forEach(value -> assertThat(text.parse(text.of(value))).isEqualTo(value));
            }
        }
    }

    @SuppressWarnings("unchecked") // values of one kind compare with each other
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void prefixesOfAStringAreThoseOfItsText(long seed) {
        Random random = new Random(seed);
        List<Object> values = values(KINDS.get(0), random);
        for (Position position : Position.values()) {
            KeyText text = form(KINDS.get(0)).text(position, false);
            assertThat(text.keepsPrefixes()).isTrue();
            for (Object value : values) {
                String other = (String) values.get(random.nextInt(values.size()));
                String whole = (String) value;
                assertThat(text.of(whole).startsWith(text.of(other)))
                        .as("%s of %s", other, whole)
                        .isEqualTo(whole.startsWith(other));
                int cut = whole.offsetByCodePoints(0, random.nextInt(whole.codePointCount(0, whole.length()) + 1));
                assertThat(text.of(whole)).startsWith(text.of(whole.substring(0, cut)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void textsOfInnerPlacesHoldNoJointAndFirstOnesNoTilde(long seed) {
        forEach(
                seed,
                (kind, text, values) -> values.forEach(value -> {
                    String key = text.of(value);
                    if (text instanceof EscapedKeyText free) {
                        assertThat(free.escape().joint() && key.contains("_")).isFalse();
                        assertThat(free.escape().tilde() && key.startsWith("~")).isFalse();
                    } else {
                        assertThat(key).doesNotContain("_", "~");
                    }
                }));
    }

    private interface Law {
        void check(Kind kind, KeyText text, List<Object> values);
    }

    private static void forEach(long seed, Law law) {
        Random random = new Random(seed);
        for (Kind kind : KINDS) {
            List<Object> values = values(kind, random);
            for (Position position : Position.values()) {
                law.check(kind, form(kind).text(position, false), values);
            }
        }
    }

    private static KeyForm form(Kind kind) {
        return new KeyForm(Forms.of(kind.type(), kind.boxed()));
    }
}
