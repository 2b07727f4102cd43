package io.tidetable.mapping;

import io.tidetable.codec.Codec;
import io.tidetable.error.MappingException;
import io.tidetable.model.Problem;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes codecs by their constructors without parameters, of whatever visibility. */
record CodecMaker(String entity, Surroundings surroundings) {
    private static final String RULE = "CODEC";

    Codec<Object> make(String member, String className) {
        Class<?> type;
        try {
            type = Class.forName(className, true, surroundings.loader());
        } catch (ClassNotFoundException | LinkageError e) {
            throw problem(
                    member,
                    "the codec cannot be loaded (found " + className + ": " + e + "): put it on the class path");
        }
        if (made(member, type) instanceof Codec<?> codec) {
            return typed(codec);
        }
        throw problem(
                member,
                "the class of @ConvertedBy is no codec (found " + className
                        + "): let it implement io.tidetable.codec.Codec");
    }

    @SuppressWarnings("unchecked") // the rules have compared the codec's type with the member's
    private static Codec<Object> typed(Codec<?> codec) {
        return (Codec<Object>) codec;
    }

    private Object made(String member, Class<?> type) {
        MethodHandles.Lookup lookup = surroundings.lookup();
        try {
            return lookup != null && lookup.lookupClass().getModule() == type.getModule()
                    ? byLookup(type, lookup)
                    : byReflection(type);
        } catch (InvocationTargetException e) {
            throw failed(member, type, e.getCause());
        } catch (NoSuchMethodException e) {
            throw problem(
                    member,
                    "the codec has no constructor without parameters (found " + type.getName() + "): give it one");
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw problem(
                    member,
                    "the codec cannot be made (found " + type.getName() + ": " + e
                            + "): let it be a public class with a"
                            + " public constructor without parameters, or open its package by \"opens "
                            + type.getPackageName() + " to io.tidetable;\"");
        }
    }

    private Object byReflection(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    private static Object byLookup(Class<?> type, MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        var constructor =
                MethodHandles.privateLookupIn(type, lookup).findConstructor(type, MethodType.methodType(void.class));
        try {
            return constructor.invoke();
        } catch (Throwable e) {
            throw new InvocationTargetException(e);
        }
    }

    private MappingException failed(String member, Class<?> type, @Nullable Throwable cause) {
        return problem(
                member,
                "the constructor of the codec failed (found " + type.getName() + ": " + cause
                        + "): let it do nothing that can fail");
    }

    private MappingException problem(String member, String text) {
        return new MappingException(List.of(new Problem(RULE, entity, Optional.of(member), text)));
    }
}
