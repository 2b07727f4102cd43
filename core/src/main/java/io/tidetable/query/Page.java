package io.tidetable.query;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A page, filled to its size unless it is the last; {@code next} the URL-safe continuation, bound to its query, empty
 * on the last page.
 */
public record Page<T>(List<T> items, Optional<String> next) {
    public Page {
        items = List.copyOf(Objects.requireNonNull(items, "items"));
        Objects.requireNonNull(next, "next");
    }
}
