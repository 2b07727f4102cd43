package io.tidetable.run;

import io.tidetable.query.Comparison;
import io.tidetable.time.Ticks;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What conditions mean, written down once more and as plainly as can be: over values, without keys. */
final class PlainFilter {
    private PlainFilter() {}

    static boolean passes(Object entity, List<Comparison<?>> comparisons) {
        return comparisons.stream().allMatch(c -> passes(entity, c));
    }

    static @Nullable Object value(Object entity, String member) {
        try {
            for (RecordComponent component : entity.getClass().getRecordComponents()) {
                if (component.getName().equals(member)) {
                    component.getAccessor().setAccessible(true);
                    Object value = component.getAccessor().invoke(entity);
                    return value instanceof Optional<?> optional ? optional.orElse(null) : value;
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        throw new IllegalArgumentException(member);
    }

    private static boolean passes(Object entity, Comparison<?> comparison) {
        Object value = value(entity, comparison.attribute());
        List<Object> operands = comparison.operands();
        Traits traits = Traits.of(entity.getClass());
        boolean folds = traits.folded().contains(comparison.attribute());
        boolean byText = traits.last().contains(comparison.attribute());
        boolean opens = traits.opening().equals(comparison.attribute()) && !folds;
        return switch (comparison.operator()) {
            case IS_NULL -> value == null;
            case IS_PRESENT -> value != null;
            default ->
                value != null
                        && (isTime(value)
                                ? inTime(instant(value), comparison)
                                : holds(
                                        comparable(value, folds, byText, opens),
                                        comparison,
                                        operands.stream()
                                                .map(o -> comparable(o, folds, byText, opens))
                                                .toList()));
        };
    }

    private static Object comparable(Object value, boolean folds, boolean byText, boolean opens) {
        if (value instanceof BigDecimal number) {
            return number.stripTrailingZeros();
        }
        if (value instanceof Double number) {
            return number + 0.0;
        }
        if (value instanceof Float number) {
            return number + 0.0f;
        }
        if (value instanceof Character character && byText) {
            return escaped(character.toString(), opens);
        }
        if (!(value instanceof String text)) {
            return value;
        }
        String folded = folds ? text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT) : text;
        return byText ? escaped(folded, opens) : folded;
    }

    /** As the last part of a key, which may be a row key that must not begin as rows of indexes do. */
    private static String escaped(String text, boolean opens) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean special =
                    (opens && i == 0 && c == '~') || c < ' ' || (c >= 0x7F && c < 0xA0) || "/\\#?!".indexOf(c) >= 0;
            escaped.append(special ? String.format(Locale.ROOT, "!%02X", (int) c) : String.valueOf(c));
        }
        return escaped.toString();
    }

    private static boolean holds(Object value, Comparison<?> comparison, List<Object> operands) {
        return switch (comparison.operator()) {
            case IS, IN -> operands.contains(value);
            case IS_NOT -> !value.equals(operands.get(0));
            case STARTS_WITH -> ((String) value).startsWith((String) operands.get(0));
            case AT_LEAST -> compare(value, operands.get(0)) >= 0;
            case GREATER_THAN -> compare(value, operands.get(0)) > 0;
            case AT_MOST -> compare(value, operands.get(0)) <= 0;
            case LESS_THAN -> compare(value, operands.get(0)) < 0;
            case BETWEEN -> compare(value, operands.get(0)) >= 0 && compare(value, operands.get(1)) <= 0;
            case SINCE -> compare(value, operands.get(0)) >= 0;
            default -> throw new IllegalArgumentException(comparison.toString());
        };
    }

    @SuppressWarnings("unchecked")
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }

    private static boolean isTime(Object value) {
        return value instanceof Temporal;
    }

    private static Instant instant(Object time) {
        if (time instanceof LocalDate day) {
            return day.atStartOfDay(ZoneOffset.UTC).toInstant();
        }
        if (time instanceof LocalDateTime local) {
            return local.toInstant(ZoneOffset.UTC);
        }
        return time instanceof OffsetDateTime offset ? offset.toInstant() : (Instant) time;
    }

    private static boolean inTime(Instant value, Comparison<?> comparison) {
        List<Instant> times =
                comparison.operands().stream().map(PlainFilter::instant).toList();
        Instant first = times.get(0);
        return switch (comparison.operator()) {
            case ON -> !value.isBefore(first) && value.isBefore(first.plus(1, ChronoUnit.DAYS));
            case IS, IN -> times.stream().anyMatch(time -> truncated(time).equals(value));
            case IS_NOT -> !truncated(first).equals(value);
            case SINCE, AT_LEAST -> !value.isBefore(first);
            case AFTER, GREATER_THAN -> value.isAfter(first);
            case BEFORE, LESS_THAN -> value.isBefore(first);
            case UP_TO, AT_MOST -> !value.isAfter(first);
            case BETWEEN -> !value.isBefore(first) && value.isBefore(times.get(1));
            default -> throw new IllegalArgumentException(comparison.toString());
        };
    }

    private static Instant truncated(Instant time) {
        return Ticks.truncate(time);
    }
}
