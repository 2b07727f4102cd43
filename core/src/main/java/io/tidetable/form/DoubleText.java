package io.tidetable.form;

import io.tidetable.model.ValueType;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Doubles, and floats as the doubles they are stored as, in 16 hexadecimal digits in numeric order; -0.0 is 0.0, NaN is
 * in no order; descending: the complement.
 */
record DoubleText(ValueType type, boolean descending) implements RawText {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();
    private static final int DIGITS = 16;
    private static final int RADIX = 16;

    @Override
    public @Nullable String write(Object value) {
        double number = type == ValueType.FLOAT ? FloatProperty.widen((Float) value) : (Double) value;
        if (Double.isNaN(number)) {
            return null;
        }
        long bits = Double.doubleToLongBits(number + 0.0); // -0.0 + 0.0 is 0.0
        long ordered = bits < 0 ? ~bits : bits ^ Long.MIN_VALUE;
        return HEX.toHexDigits(descending ? ~ordered : ordered);
    }

    @Override
    public @Nullable Object read(String text) {
        if (text.length() != DIGITS) {
            return null;
        }
        long read = Long.parseUnsignedLong(text, RADIX);
        long ordered = descending ? ~read : read;
        double number = Double.longBitsToDouble(ordered < 0 ? ordered ^ Long.MIN_VALUE : ~ordered);
        return type == ValueType.FLOAT ? FloatProperty.narrow(number) : (Object) number;
    }

    @Override
    public String wanted() {
        return "a number: NaN has no place in an order";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
