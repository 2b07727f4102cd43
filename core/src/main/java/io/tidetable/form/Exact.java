package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Numbers of one stored type as another, where nothing is lost. */
final class Exact {
    private static final double LEAST_LONG = Long.MIN_VALUE;

    private Exact() {}

    /** A whole number; null where the property is none. */
    static @Nullable Long whole(Object property) {
        if (property instanceof Integer || property instanceof Long) {
            return ((Number) property).longValue();
        }
        if (property instanceof Double number
                && number == Math.rint(number)
                && number >= LEAST_LONG
                && number < -LEAST_LONG) {
            return number.longValue();
        }
        return null;
    }

    /** A double; null where the property is none, or is a whole number that no double is. */
    static @Nullable Double real(Object property) {
        if (property instanceof Double number) {
            return number;
        }
        if (property instanceof Integer number) {
            return number.doubleValue();
        }
        if (property instanceof Long number) {
            double real = number.doubleValue();
            return real < -LEAST_LONG && (long) real == number ? (Double) real : null;
        }
        return property instanceof String text ? named(text) : null;
    }

    /** Clients store these as text where they forget to say that they are doubles. */
    private static @Nullable Double named(String text) {
        return switch (text) {
            case "NaN" -> Double.NaN;
            case "Infinity" -> Double.POSITIVE_INFINITY;
            case "-Infinity" -> Double.NEGATIVE_INFINITY;
            default -> null;
        };
    }
}
