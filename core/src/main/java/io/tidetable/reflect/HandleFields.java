package io.tidetable.reflect;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fields by method handles. */
final class HandleFields implements Fields {
    private static final MethodType GETTER = MethodType.methodType(Object.class, Object.class);
    private static final MethodType SETTER = MethodType.methodType(void.class, Object.class, Object.class);
    private static final MethodType MAKER = MethodType.methodType(Object.class, Object[].class);

    private final String type;
    private final List<MethodHandle> getters = new ArrayList<>();
    private final List<MethodHandle> setters = new ArrayList<>();
    private @Nullable MethodHandle constructor;

    HandleFields(String type) {
        this.type = type;
    }

    void addGetter(MethodHandle handle) {
        getters.add(handle.asType(GETTER));
    }

    void addSetter(MethodHandle handle) {
        setters.add(handle.asType(SETTER));
    }

    void constructor(MethodHandle handle) {
        constructor = handle.asSpreader(Object[].class, handle.type().parameterCount())
                .asType(MAKER);
    }

    @Override
    public void get(Object object, @Nullable Object[] into) {
        try {
            for (int i = 0; i < getters.size(); i++) {
                into[i] = getters.get(i).invokeExact(object);
            }
        } catch (Throwable e) {
            throw Fields.thrown(type, e);
        }
    }

    @Override
    public void set(Object object, @Nullable Object[] values) {
        try {
            for (int i = 0; i < setters.size(); i++) {
                setters.get(i).invokeExact(object, values[i]);
            }
        } catch (Throwable e) {
            throw Fields.thrown(type, e);
        }
    }

    @Override
    public Object make(@Nullable Object[] values) {
        if (constructor == null) {
            throw new IllegalStateException("no constructor of " + type);
        }
        try {
            return constructor.invokeExact(values);
        } catch (Throwable e) {
            throw Fields.thrown(type, e);
        }
    }
}
