package io.tidetable.embedded.value;

import java.util.Arrays;
import java.util.UUID;

/** How two values of one type compare. */
public final class Order {
    /** What {@link #compare} answers where one side is NaN: neither less, equal nor greater. */
    public static final int UNORDERED = Integer.MIN_VALUE;

    private Order() {}

    /** Negative, zero or positive, or {@link #UNORDERED}; strings by UTF-16 unit, binary and guid by unsigned byte. */
    public static int compare(Object left, Object right) {
        return switch (EdmType.of(left)) {
            case STRING -> ((String) left).compareTo((String) right);
            case INT32 -> Integer.compare((Integer) left, (Integer) right);
            case INT64 -> Long.compare((Long) left, (Long) right);
            case DOUBLE -> compareDoubles((Double) left, (Double) right);
            case BOOLEAN -> Boolean.compare((Boolean) left, (Boolean) right);
            case DATE_TIME -> ((DateTime) left).compareTo((DateTime) right);
            case GUID -> compareGuids((UUID) left, (UUID) right);
            case BINARY -> Arrays.compareUnsigned((byte[]) left, (byte[]) right);
        };
    }

    private static int compareDoubles(double left, double right) {
        if (Double.isNaN(left) || Double.isNaN(right)) {
            return UNORDERED;
        }
        return left < right ? -1 : left > right ? 1 : 0;
    }

    private static int compareGuids(UUID left, UUID right) {
        int high = Long.compareUnsigned(left.getMostSignificantBits(), right.getMostSignificantBits());
        return high != 0 ? high : Long.compareUnsigned(left.getLeastSignificantBits(), right.getLeastSignificantBits());
    }
}
