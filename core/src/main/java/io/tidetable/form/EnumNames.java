package io.tidetable.form;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The constants of an enum by name. */
record EnumNames(Class<?> type, Map<String, Enum<?>> constants) {
    static EnumNames of(Class<?> type) {
        return new EnumNames(
                type,
                Stream.of(type.getEnumConstants())
                        .map(c -> (Enum<?>) c)
                        .collect(Collectors.toUnmodifiableMap(Enum::name, c -> c)));
    }

    @Nullable
    Enum<?> constant(String name) {
        return constants.get(name);
    }
}
