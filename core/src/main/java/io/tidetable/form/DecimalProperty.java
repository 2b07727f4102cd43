package io.tidetable.form;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** BigDecimals, scale included, and BigIntegers as text; numbers that others stored are read as they print. */
record DecimalProperty(Class<?> type) implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value.toString();
    }

    @Override
    public @Nullable Object read(Object property) {
        boolean number = property instanceof Integer || property instanceof Long || property instanceof Double;
        if (!number && !(property instanceof String)) {
            return null;
        }
        try {
            BigDecimal decimal = new BigDecimal(property.toString());
            return type == BigDecimal.class ? decimal : whole(decimal, property);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static @Nullable BigInteger whole(BigDecimal decimal, Object property) {
        if (property instanceof String text) {
            return new BigInteger(text);
        }
        return decimal.stripTrailingZeros().scale() <= 0 ? decimal.toBigInteger() : null;
    }

    @Override
    public String wanted() {
        return "text of a " + type.getSimpleName();
    }

    @Override
    public boolean keepsOrder() {
        return false;
    }
}
