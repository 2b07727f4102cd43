package io.tidetable.error;

import org.jspecify.annotations.Nullable;

/** one() met two entities. */
public final class NonUniqueResultException extends TidetableException {
    public NonUniqueResultException(String message, Place place, @Nullable Throwable cause) {
        super(message, place, cause);
    }
}
