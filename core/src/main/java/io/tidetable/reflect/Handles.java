package io.tidetable.reflect;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Handles of one class's members: private ones by a lookup of the class, else public ones, getters and setters too. */
final class Handles {
    private final Class<?> type;
    private final Optional<Lookup> lookup;

    Handles(Class<?> type, Optional<Lookup> lookup) {
        this.type = type;
        this.lookup = lookup;
    }

    Optional<MethodHandle> canonical(RecordComponent[] components) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return constructor(MethodType.methodType(void.class, types));
    }

    Optional<MethodHandle> noArg() {
        return constructor(MethodType.methodType(void.class));
    }

    private Optional<MethodHandle> constructor(MethodType signature) {
        return find(l -> l.findConstructor(type, signature));
    }

    Optional<MethodHandle> getter(RecordComponent component) {
        Class<?> value = component.getType();
        return lookup.isPresent()
                ? find(l -> l.findGetter(type, component.getName(), value))
                : find(l -> l.findVirtual(type, component.getName(), MethodType.methodType(value)));
    }

    Optional<MethodHandle> getter(Field field) {
        MethodType signature = MethodType.methodType(field.getType());
        return find(l -> l.unreflectGetter(field))
                .or(() -> find(l -> l.findVirtual(type, "get" + capital(field), signature)))
                .or(() -> find(l -> l.findVirtual(type, "is" + capital(field), signature)))
                .or(() -> find(l -> l.findVirtual(type, field.getName(), signature)));
    }

    Optional<MethodHandle> setter(Field field) {
        MethodType signature = MethodType.methodType(void.class, field.getType());
        return find(l -> l.unreflectSetter(field))
                .or(() -> find(l -> l.findVirtual(type, "set" + capital(field), signature)));
    }

    private static String capital(Field field) {
        return field.getName().substring(0, 1).toUpperCase(Locale.ROOT)
                + field.getName().substring(1);
    }

    private Optional<MethodHandle> find(Search search) {
        try {
            return Optional.of(search.in(lookup.orElse(MethodHandles.publicLookup())));
        } catch (IllegalAccessException | NoSuchMethodException | NoSuchFieldException e) {
            return Optional.empty();
        }
    }

    private interface Search {
        MethodHandle in(Lookup lookup) throws IllegalAccessException, NoSuchMethodException, NoSuchFieldException;
    }
}
