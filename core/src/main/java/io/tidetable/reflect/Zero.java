package io.tidetable.reflect;

import java.lang.reflect.Array;

/** The values of primitives that nothing was said of. */
final class Zero {
    private Zero() {}

    /** Zero or false. */
    static Object of(Class<?> primitive) {
        return Array.get(Array.newInstance(primitive, 1), 0);
    }
}
