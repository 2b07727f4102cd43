package io.tidetable.mapping;

import io.tidetable.store.RowKey;
import org.jspecify.annotations.Nullable;

/** An entity checked and ready to be written: generated values filled in, times truncated to 100 ns. */
public final class Draft<T> {
    private final T given;
    private final @Nullable Object[] values;
    private final RowKey key;
    private final @Nullable String token;
    private final Properties properties;

    Draft(T given, @Nullable Object[] values, RowKey key, @Nullable String token, Properties properties) {
        this.given = given;
        this.values = values;
        this.key = key;
        this.token = token;
        this.properties = properties;
    }

    /** The caller's object, untouched. */
    public T given() {
        return given;
    }

    /** Values of all members in the order of the model, as they will read back; not to be changed. */
    public @Nullable Object[] values() {
        return values;
    }

    /** Keys of the main row. */
    public RowKey key() {
        return key;
    }

    /** The caller's token; null where there is none. */
    public @Nullable String token() {
        return token;
    }

    /** Properties of the main row. */
    Properties properties() {
        return properties;
    }
}
