package io.tidetable.plan;

import io.tidetable.mapping.MappedMember;
import io.tidetable.model.ValueType;
import io.tidetable.model.facts.TypeFacts;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Operands as values of the member's type: whole numbers widen where nothing is lost, times lose what no row keeps. */
public final class Operands {
    private static final Map<ValueType, Class<?>> CLASSES = Map.ofEntries(
            Map.entry(ValueType.STRING, String.class),
            Map.entry(ValueType.BOOLEAN, Boolean.class),
            Map.entry(ValueType.INT, Integer.class),
            Map.entry(ValueType.LONG, Long.class),
            Map.entry(ValueType.DOUBLE, Double.class),
            Map.entry(ValueType.FLOAT, Float.class),
            Map.entry(ValueType.SHORT, Short.class),
            Map.entry(ValueType.BYTE, Byte.class),
            Map.entry(ValueType.CHAR, Character.class),
            Map.entry(ValueType.BYTES, byte[].class),
            Map.entry(ValueType.UUID, UUID.class),
            Map.entry(ValueType.INSTANT, Instant.class),
            Map.entry(ValueType.OFFSET_DATE_TIME, OffsetDateTime.class),
            Map.entry(ValueType.LOCAL_DATE, LocalDate.class),
            Map.entry(ValueType.LOCAL_DATE_TIME, LocalDateTime.class),
            Map.entry(ValueType.DURATION, Duration.class),
            Map.entry(ValueType.BIG_DECIMAL, BigDecimal.class),
            Map.entry(ValueType.BIG_INTEGER, BigInteger.class));

    private Operands() {}

    /** The type that an operand must have, as messages name it. */
    public static String wanted(MappedMember member) {
        Class<?> wanted = CLASSES.get(member.model().value());
        return wanted != null
                ? wanted.getSimpleName()
                : content(member.model().type()).name();
    }

    /** The operand as a value of the member's type; empty where it is of another. */
    public static Optional<Object> typed(MappedMember member, Object operand) {
        return switch (member.compared()) {
            case JSON, CONVERTED -> Optional.of(operand);
            case ENUM -> Optional.of(operand).filter(o -> isConstant(o, member));
            default -> widened(CLASSES.get(member.compared()), operand);
        };
    }

    private static boolean isConstant(Object operand, MappedMember member) {
        return operand instanceof Enum<?> constant
                && constant.getDeclaringClass()
                        .getName()
                        .equals(content(member.model().type()).name());
    }

    private static TypeFacts content(TypeFacts type) {
        return type.name().equals(Optional.class.getName()) && !type.arguments().isEmpty()
                ? type.arguments().get(0)
                : type;
    }

    private static Optional<Object> widened(@Nullable Class<?> wanted, Object operand) {
        if (wanted == null || wanted.isInstance(operand)) {
            return wanted == null ? Optional.empty() : Optional.of(operand);
        }
        if (!(operand instanceof Number number) || operand instanceof BigDecimal || operand instanceof BigInteger) {
            return Optional.empty();
        }
        return Optional.ofNullable(WIDENINGS.get(wanted))
                .map(w -> w.of(number))
                .filter(n -> isExact(number, n))
                .map(Object.class::cast);
    }

    private static boolean isExact(Number given, Number wanted) {
        return Double.compare(given.doubleValue(), wanted.doubleValue()) == 0
                && given.longValue() == wanted.longValue();
    }

    private interface Widening {
        Number of(Number number);
    }

    private static final Map<Class<?>, Widening> WIDENINGS = Map.of(
            Integer.class, Number::intValue,
            Long.class, Number::longValue,
            Double.class, Number::doubleValue,
            Float.class, Number::floatValue,
            Short.class, Number::shortValue,
            Byte.class, Number::byteValue);
}
