package io.tidetable.embedded.protocol;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Headers in order, found without regard to case. */
public final class Headers {
    private final Map<String, Map.Entry<String, String>> entries = new LinkedHashMap<>();

    /** Sets a header; null leaves it as it is. */
    public Headers set(String name, @Nullable String value) {
        if (value != null) {
            entries.put(key(name), Map.entry(name, value));
        }
        return this;
    }

    /** The value, or null. */
    public @Nullable String get(String name) {
        Map.Entry<String, String> entry = entries.get(key(name));
        return entry == null ? null : entry.getValue();
    }

    /** Hands over each in order. */
    public void forEach(BiConsumer<String, String> consumer) {
        entries.values().forEach(entry -> consumer.accept(entry.getKey(), entry.getValue()));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
