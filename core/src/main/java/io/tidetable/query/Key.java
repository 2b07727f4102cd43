package io.tidetable.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The key of an entity: the values of its key members, partition key first, each in the order of its parts, a KeySuffix
 * last; the time of a bucket stands once.
 */
@SuppressWarnings("UnusedTypeParameter") // E keeps keys of different classes apart
public record Key<E>(List<@Nullable Object> parts) {
    public Key {
        parts = Collections.unmodifiableList(new ArrayList<>(Objects.requireNonNull(
                parts, "parts"))); // not List.copyOf: a null part is refused by name where the key is used
    }

    /**
     * A key by its parts, checked against the class where it is used; {@code Employee_.key(...)} is checked by the
     * compiler.
     */
    public static <E> Key<E> of(@Nullable Object... parts) {
        return new Key<>(Arrays.asList(Objects.requireNonNull(parts, "parts")));
    }
}
