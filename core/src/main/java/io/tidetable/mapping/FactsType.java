package io.tidetable.mapping;

import io.tidetable.model.facts.TypeFacts;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types of facts, loaded. A wildcard is its bound. */
record FactsType(ClassLoader loader) {
    private static final String OPTIONAL = "java.util.Optional";
    private static final Map<String, Class<?>> BOXES = Map.of(
            "boolean", Boolean.class,
            "byte", Byte.class,
            "char", Character.class,
            "double", Double.class,
            "float", Float.class,
            "int", Integer.class,
            "long", Long.class,
            "short", Short.class);
    private static final Map<String, Class<?>> PRIMITIVES = Map.of(
            "boolean", boolean.class,
            "byte", byte.class,
            "char", char.class,
            "double", double.class,
            "float", float.class,
            "int", int.class,
            "long", long.class,
            "short", short.class);

    /** What an Optional holds; the type itself where it is none. */
    static TypeFacts content(TypeFacts type) {
        return type.name().equals(OPTIONAL) && type.arguments().size() == 1
                ? type.arguments().get(0)
                : type;
    }

    /** The class of a type's values. */
    Class<?> boxed(TypeFacts type) {
        Class<?> box = BOXES.get(type.name());
        return box != null ? box : raw(generic(type));
    }

    /** The type with its arguments. */
    Type generic(TypeFacts type) {
        return switch (type.kind()) {
            case PRIMITIVE -> primitive(type.name());
            case ARRAY -> array(generic(type.arguments().get(0)));
            case WILDCARD ->
                type.name().equals("? extends") ? generic(type.arguments().get(0)) : Object.class;
            case TYPE_VARIABLE -> Object.class;
            default -> withArguments(load(type.name()), type.arguments());
        };
    }

    private static Type array(Type component) {
        return component instanceof Class<?> type ? Array.newInstance(type, 0).getClass() : new GenericArray(component);
    }

    private Type withArguments(Class<?> raw, List<TypeFacts> arguments) {
        return arguments.isEmpty()
                ? raw
                : new Parameterized(raw, arguments.stream().map(this::generic).toList());
    }

    private static Class<?> primitive(String name) {
        Class<?> primitive = PRIMITIVES.get(name);
        if (primitive == null) {
            throw new IllegalArgumentException("no primitive " + name);
        }
        return primitive;
    }

    private Class<?> load(String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the class of a member is gone: " + name, e);
        }
    }

    private static Class<?> raw(Type type) {
        if (type instanceof GenericArrayType array) {
            return Array.newInstance(raw(array.getGenericComponentType()), 0).getClass();
        }
        return type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
    }

    private record GenericArray(Type component) implements GenericArrayType {
        @Override
        public Type getGenericComponentType() {
            return component;
        }

        @Override
        public String getTypeName() {
            return component.getTypeName() + "[]";
        }
    }

    private record Parameterized(Class<?> raw, List<Type> arguments) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return arguments.toArray(new Type[0]);
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public @Nullable Type getOwnerType() {
            return raw.getDeclaringClass();
        }

        @Override
        public String getTypeName() {
            return raw.getSimpleName()
                    + arguments.stream()
                            .map(Type::getTypeName)
                            .collect(java.util.stream.Collectors.joining(", ", "<", ">"));
        }
    }
}
