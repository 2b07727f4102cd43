package io.tidetable.embedded.store;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** The shapes of a table; beyond a bound rows keep their own, so that odd tables cost memory but never leak it. */
final class Shapes {
    private static final int MAX_SHARED = 1024;

    private final ConcurrentHashMap<List<String>, Shape> shared = new ConcurrentHashMap<>();

    Shape of(List<String> names) {
        Shape shape = shared.get(names);
        if (shape != null) {
            return shape;
        }
        Shape fresh = new Shape(List.copyOf(names));
        if (shared.size() >= MAX_SHARED) {
            return fresh;
        }
        Shape before = shared.putIfAbsent(fresh.names(), fresh);
        return before == null ? fresh : before;
    }
}
