package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.facts.TypeFacts;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A record whose components are named as members of an entity: made of these alone. */
final class RecordShape<R extends Record> {
    private final RecordComponent[] components;
    private final MethodHandle constructor;
    private final Class<R> shape;

    private RecordShape(Class<R> shape, MethodHandles.@Nullable Lookup given) {
        this.shape = shape;
        this.components = shape.getRecordComponents();
        this.constructor = constructor(shape, given);
    }

    static <R extends Record> Projection<R> of(Class<R> shape, Session<?> session) {
        RecordShape<R> record = new RecordShape<>(shape, session.settings().lookup());
        EntityMapping<?> mapping = session.mapping();
        if (record.components.length == 0) {
            throw new InvalidQueryException(
                    "[QUERY_EMPTY] " + mapping.model().entity() + ": select(" + shape.getSimpleName()
                            + ".class) gives nothing, for it has no components: name a member by at least one.",
                    Place.UNKNOWN,
                    null);
        }
        List<MappedMember> members = new ArrayList<>();
        for (RecordComponent component : record.components) {
            members.add(member(shape, component, mapping));
        }
        return new Projection<>(
                Optional.of(members),
                found -> record.make(
                        members.stream().map(m -> mapping.value(found.row(), m)).toArray(), found, mapping));
    }

    private static MappedMember member(Class<?> shape, RecordComponent component, EntityMapping<?> mapping) {
        MappedMember member = mapping.member(component.getName())
                .orElseThrow(() -> invalid(shape.getSimpleName() + "." + component.getName() + ": "
                        + mapping.model().entity() + " has no such member: name components as its members"));
        String wanted = name(component);
        String found = content(member.model().type()).name();
        if (!wanted.equals(boxed(found))) {
            throw invalid(
                    shape.getSimpleName() + "." + component.getName() + ": it is of another type than the member of "
                            + mapping.model().entity() + " (found "
                            + component.getType().getSimpleName() + "): declare it "
                            + found);
        }
        return member;
    }

    private static String name(RecordComponent component) {
        if (component.getType() == Optional.class
                && component.getGenericType() instanceof java.lang.reflect.ParameterizedType type
                && type.getActualTypeArguments()[0] instanceof Class<?> content) {
            return content.getName();
        }
        Class<?> type = component.getType();
        return type.isArray()
                ? type.getComponentType().getName() + "[]"
                : MethodType.methodType(type).wrap().returnType().getName();
    }

    private static TypeFacts content(TypeFacts type) {
        return type.name().equals(Optional.class.getName()) && !type.arguments().isEmpty()
                ? type.arguments().get(0)
                : type;
    }

    private static String boxed(String name) {
        return switch (name) {
            case "int" -> Integer.class.getName();
            case "long" -> Long.class.getName();
            case "double" -> Double.class.getName();
            case "float" -> Float.class.getName();
            case "short" -> Short.class.getName();
            case "byte" -> Byte.class.getName();
            case "char" -> Character.class.getName();
            case "boolean" -> Boolean.class.getName();
            default -> name;
        };
    }

    /** By the lookup that was given where it reaches the record, else as reflection reaches it. */
    private static MethodHandle constructor(Class<?> shape, MethodHandles.@Nullable Lookup given) {
        MethodType type = MethodType.methodType(
                void.class,
                Arrays.stream(shape.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new));
        if (given != null) {
            try {
                return MethodHandles.privateLookupIn(shape, given).findConstructor(shape, type);
            } catch (ReflectiveOperationException | SecurityException e) {
                // another module than that of the lookup: it may be open
            }
        }
        try {
            Constructor<?> constructor = shape.getDeclaredConstructor(type.parameterArray());
            constructor.setAccessible(true);
            return MethodHandles.lookup().unreflectConstructor(constructor);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new InvalidQueryException(
                    "[QUERY_SHAPE] " + shape.getSimpleName()
                            + ": its constructor cannot be reached: open its package with 'opens "
                            + shape.getPackageName() + " to io.tidetable', make record and package public, or give"
                            + " Tables.builder(..).lookup(MethodHandles.lookup()) of its module.",
                    Place.UNKNOWN,
                    e);
        }
    }

    private R make(@Nullable Object[] values, Found found, EntityMapping<?> mapping) {
        Object[] arguments = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            arguments[i] = argument(components[i].getType(), values[i]);
        }
        try {
            return shape.cast(constructor.invokeWithArguments(arguments));
        } catch (RuntimeException refused) {
            throw mapping.refusedByConstructor(
                    shape.getSimpleName(), found.row().key(), refused);
        } catch (Error error) {
            throw error;
        } catch (Throwable checked) {
            throw new IllegalStateException(checked);
        }
    }

    /** Absent: null, zero, false or an empty Optional as declared. */
    private static @Nullable Object argument(Class<?> type, @Nullable Object value) {
        if (type == Optional.class) {
            return Optional.ofNullable(value);
        }
        return value == null && type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : value;
    }

    private static InvalidQueryException invalid(String text) {
        return new InvalidQueryException("[QUERY_SHAPE] " + text + ".", Place.UNKNOWN, null);
    }
}
