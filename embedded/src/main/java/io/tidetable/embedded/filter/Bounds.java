package io.tidetable.embedded.filter;

import org.jspecify.annotations.Nullable;

/** A range of keys: from {@code low}, included, to {@code high}, excluded; no end where that is null. */
public record Bounds(String low, @Nullable String high) {
    /** Every key. */
    public static final Bounds ALL = new Bounds("", null);

    /** Whether a key is below the end. */
    public boolean endsAfter(String key) {
        return high == null || key.compareTo(high) < 0;
    }

    /** These bounds and those of a comparison; {@code ne} bounds nothing. */
    Bounds and(Operator operator, String key) {
        String next = key + '\0';
        return switch (operator) {
            case EQ -> from(key).to(next);
            case GE -> from(key);
            case GT -> from(next);
            case LT -> to(key);
            case LE -> to(next);
            case NE -> this;
        };
    }

    /** The keys within both. */
    Bounds and(Bounds other) {
        Bounds above = from(other.low);
        return other.high == null ? above : above.to(other.high);
    }

    private Bounds from(String key) {
        return key.compareTo(low) > 0 ? new Bounds(key, high) : this;
    }

    private Bounds to(String key) {
        return endsAfter(key) ? new Bounds(low, key) : this;
    }
}
