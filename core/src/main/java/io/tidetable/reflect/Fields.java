package io.tidetable.reflect;

import org.jspecify.annotations.Nullable;

/** Fields of one class, all of them at once, as declared: boxed, Optionals and records as they are. */
interface Fields {
    /** The values of an object, into the first places of an array. */
    void get(Object object, @Nullable Object[] into);

    /** Sets all fields; of primitives never null. Not for records. */
    void set(Object object, @Nullable Object[] values);

    /**
     * A new object: of a record with these components, of a class by its constructor without parameters; not of
     * superclasses.
     */
    Object make(@Nullable Object[] values);

    /** What the user's own code threw, as it is but for checked exceptions; errors are thrown on. */
    static RuntimeException thrown(String type, Throwable e) {
        if (e instanceof Error error) {
            throw error;
        }
        return e instanceof RuntimeException unchecked
                ? unchecked
                : new IllegalStateException("constructor of " + type, e);
    }
}
