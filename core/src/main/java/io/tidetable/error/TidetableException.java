package io.tidetable.error;

import io.tidetable.model.RuleSections;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Root of all that this library throws, unchecked; message and accessors hold table, keys and action, never values of
 * properties.
 */
public abstract class TidetableException extends RuntimeException {
    private final transient Place place;

    protected TidetableException(String message, Place place, @Nullable Throwable cause) {
        super(message, cause);
        this.place = place;
    }

    /** What is wrong and what to do; where it begins with a rule in brackets, it ends with where that is explained. */
    @Override
    public String getMessage() {
        return RuleSections.linked(String.valueOf(super.getMessage()));
    }

    /** The table. */
    public Optional<String> table() {
        return Optional.ofNullable(place.table());
    }

    /** The stored partition key. */
    public Optional<String> partitionKey() {
        return Optional.ofNullable(place.partitionKey());
    }

    /** The stored row key: with UnknownOutcomeException the one to look for. */
    public Optional<String> rowKey() {
        return Optional.ofNullable(place.rowKey());
    }
}
