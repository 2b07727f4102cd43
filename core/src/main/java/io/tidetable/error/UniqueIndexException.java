package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** Another entity of the partition holds this value of a unique index. */
public final class UniqueIndexException extends TidetableException {
    private final String index;
    private final transient Object value;

    public UniqueIndexException(String message, String index, Object value, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
        this.index = index;
        this.value = value;
    }

    /** Name of the index. */
    public String index() {
        return index;
    }

    /** The value that is taken, a List where the index is over several members; it is not in the message. */
    public Object value() {
        return value;
    }
}
