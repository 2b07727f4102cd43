package io.tidetable.reflect;

import io.tidetable.model.facts.TypeFacts;
import io.tidetable.model.facts.TypeFacts.Kind;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Types to facts, type variables replaced by what stands for them. */
record ReflectedType(Map<TypeVariable<?>, Bound> variables) {
    static final ReflectedType PLAIN = new ReflectedType(Map.of());

    /** What stands for a type variable, and where it was written. */
    record Bound(Type type, ReflectedType types) {
        TypeFacts facts() {
            return types.of(type);
        }
    }

    /** A type that is no variable of a known class, and where it was written. */
    Bound resolve(Type type) {
        Bound bound = type instanceof TypeVariable<?> ? variables.get(type) : null;
        return bound == null ? new Bound(type, this) : bound.types().resolve(bound.type());
    }

    TypeFacts of(Type type) {
        if (type instanceof Class<?> c) {
            return c.isArray() ? array(of(c.getComponentType())) : new TypeFacts(kind(c), c.getName(), List.of());
        }
        if (type instanceof ParameterizedType p) {
            Class<?> raw = (Class<?>) p.getRawType();
            return new TypeFacts(kind(raw), raw.getName(), all(p.getActualTypeArguments()));
        }
        if (type instanceof GenericArrayType a) {
            return array(of(a.getGenericComponentType()));
        }
        if (type instanceof TypeVariable<?> v) {
            Bound bound = variables.get(v);
            return bound == null ? new TypeFacts(Kind.TYPE_VARIABLE, v.getName(), List.of()) : bound.facts();
        }
        return wildcard((WildcardType) type);
    }

    private List<TypeFacts> all(Type... types) {
        return Arrays.stream(types).map(this::of).toList();
    }

    private static TypeFacts array(TypeFacts component) {
        return new TypeFacts(Kind.ARRAY, component.name() + "[]", List.of(component));
    }

    private TypeFacts wildcard(WildcardType type) {
        if (type.getLowerBounds().length > 0) {
            return new TypeFacts(Kind.WILDCARD, "? super", all(type.getLowerBounds()));
        }
        return type.getUpperBounds()[0] == Object.class
                ? new TypeFacts(Kind.WILDCARD, "?", List.of())
                : new TypeFacts(Kind.WILDCARD, "? extends", all(type.getUpperBounds()));
    }

    static Kind kind(Class<?> type) {
        if (type.isPrimitive()) {
            return Kind.PRIMITIVE;
        }
        if (type.isArray()) {
            return Kind.ARRAY;
        }
        if (type.isRecord()) {
            return Kind.RECORD;
        }
        if (type.isEnum()) {
            return Kind.ENUM;
        }
        return type.isInterface() ? Kind.INTERFACE : Kind.CLASS;
    }

    /** For what stands in a class whose type parameters this type gives arguments. */
    ReflectedType inside(Type type) {
        if (!(type instanceof ParameterizedType p)) {
            return PLAIN;
        }
        TypeVariable<?>[] parameters = ((Class<?>) p.getRawType()).getTypeParameters();
        Map<TypeVariable<?>, Bound> inner = new HashMap<>();
        for (int i = 0; i < parameters.length; i++) {
            inner.put(parameters[i], new Bound(p.getActualTypeArguments()[i], this));
        }
        return new ReflectedType(inner);
    }

    /** An interface as a class implements it, itself or by its superclasses and interfaces. */
    Optional<TypeFacts> implemented(Class<?> type, String name) {
        for (Type parent : type.getGenericInterfaces()) {
            Optional<TypeFacts> found = implementedBy(parent, name);
            if (found.isPresent()) {
                return found;
            }
        }
        Type superclass = type.getGenericSuperclass();
        return superclass == null ? Optional.empty() : implementedBy(superclass, name);
    }

    private Optional<TypeFacts> implementedBy(Type parent, String name) {
        Class<?> raw = raw(parent);
        return raw.getName().equals(name)
                ? Optional.of(of(parent))
                : inside(parent).implemented(raw, name);
    }

    /** The class that a type is of; Object where it is a variable, an array or a wildcard. */
    static Class<?> raw(Type type) {
        if (type instanceof ParameterizedType p) {
            return (Class<?>) p.getRawType();
        }
        return type instanceof Class<?> c ? c : Object.class;
    }
}
