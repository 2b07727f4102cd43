package io.tidetable.reflect;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Fields by a generated class that is a nestmate of theirs. It implements interfaces of the JDK, for it lives in the
 * user's module, which need not see ours.
 */
record HiddenFields(
        String type,
        BiConsumer<Object, @Nullable Object[]> getter,
        BiFunction<Object, @Nullable Object[], Object> setter,
        Function<@Nullable Object[], Object> maker)
        implements Fields {
    /** An object of the generated class, which is all three. */
    @SuppressWarnings("unchecked") // generated so
    static HiddenFields of(String type, Object generated) {
        return new HiddenFields(
                type,
                (BiConsumer<Object, @Nullable Object[]>) generated,
                (BiFunction<Object, @Nullable Object[], Object>) generated,
                (Function<@Nullable Object[], Object>) generated);
    }

    @Override
    public void get(Object object, @Nullable Object[] into) {
        getter.accept(object, into);
    }

    @Override
    public void set(Object object, @Nullable Object[] values) {
        Object unused = setter.apply(object, values);
    }

    @Override
    public Object make(@Nullable Object[] values) {
        try {
            return maker.apply(values);
        } catch (Throwable e) { // checked ones too, which no Function declares
            throw Fields.thrown(type, e);
        }
    }
}
