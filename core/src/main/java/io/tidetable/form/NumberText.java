package io.tidetable.form;

import io.tidetable.model.ValueType;
import io.tidetable.time.Ticks;
import org.jspecify.annotations.Nullable;

/**
 * Whole numbers in 10 digits (int, short, byte) or 19 (long); a negative n as {@code -} and the padded distance from
 * the least number; descending: the text of the bitwise complement.
 */
record NumberText(ValueType type, boolean descending) implements RawText {
    private static final int INT_DIGITS = 10;

    @Override
    public String write(Object value) {
        long number = ((Number) value).longValue();
        long ordered = descending ? ~number : number;
        return ordered < 0 ? "-" + digits(ordered - least()) : digits(ordered);
    }

    @Override
    public @Nullable Object read(String text) {
        boolean negative = text.startsWith("-");
        long digits = Long.parseLong(negative ? text.substring(1) : text);
        long ordered = negative ? digits + least() : digits;
        return box(descending ? ~ordered : ordered);
    }

    private @Nullable Object box(long number) {
        return switch (type) {
            case LONG -> number;
            case INT -> (int) number == number ? (Object) (int) number : null;
            case SHORT -> (short) number == number ? (Object) (short) number : null;
            default -> (byte) number == number ? (Object) (byte) number : null;
        };
    }

    private String digits(long number) {
        String digits = Ticks.digits(number);
        return type == ValueType.LONG ? digits : digits.substring(Ticks.DIGITS - INT_DIGITS);
    }

    private long least() {
        return type == ValueType.LONG ? Long.MIN_VALUE : Integer.MIN_VALUE;
    }

    @Override
    public String wanted() {
        return "a whole number";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
