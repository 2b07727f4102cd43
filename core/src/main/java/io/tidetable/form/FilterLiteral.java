package io.tidetable.form;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;

/** Properties as literals of {@code $filter}: {@code 'o''neil'}, {@code 5}, {@code 5L}, {@code 5.0}. */
public final class FilterLiteral {
    private static final int TICK_DIGITS = 7;
    private static final DateTimeFormatter TIME = new DateTimeFormatterBuilder()
            .appendPattern("uuuu-MM-dd'T'HH:mm:ss")
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, TICK_DIGITS, true)
            .appendLiteral('Z')
            .toFormatter(Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private FilterLiteral() {}

    /** Whether a property has a literal: all but NaN and the infinities, with which the service compares nothing. */
    public static boolean exists(Object property) {
        return !(property instanceof Double number) || Double.isFinite(number);
    }

    /**
     * The literal of a property, exact to the last bit.
     *
     * @throws IllegalArgumentException the object is no property, or has no literal
     */
    public static String of(Object property) {
        if (property instanceof String text) {
            return "'" + text.replace("'", "''") + "'";
        }
        if (property instanceof Long number) {
            return number + "L";
        }
        if (property instanceof Integer || property instanceof Boolean) {
            return property.toString();
        }
        if (property instanceof Double && exists(property)) {
            return property.toString();
        }
        if (property instanceof Instant time) {
            return "datetime'" + TIME.format(time) + "'";
        }
        if (property instanceof UUID) {
            return "guid'" + property + "'";
        }
        if (property instanceof byte[] bytes) {
            return "X'" + HexFormat.of().formatHex(bytes) + "'";
        }
        throw new IllegalArgumentException(
                "no literal for " + property.getClass().getSimpleName());
    }
}
