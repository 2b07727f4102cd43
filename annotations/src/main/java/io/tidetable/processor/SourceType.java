package io.tidetable.processor;

import io.tidetable.model.facts.TypeFacts;
import io.tidetable.model.facts.TypeFacts.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Types to facts, type variables replaced by what stands for them. */
record SourceType(ClassNames names, Map<Element, Bound> variables) {
    /** Of a type that does not exist yet: another processor may make it. */
    static final class Unresolved extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unresolved(String type) {
            super(type, null, false, false);
        }
    }

    /** What stands for a type variable, and where it was written. */
    record Bound(TypeMirror type, SourceType types) {
        TypeFacts facts() {
            return types.of(type);
        }
    }

    /** A type that is no variable of a known class, and where it was written. */
    Bound resolve(TypeMirror type) {
        Bound bound = type instanceof TypeVariable v ? variables.get(v.asElement()) : null;
        return bound == null ? new Bound(type, this) : bound.types().resolve(bound.type());
    }

    TypeFacts of(TypeMirror type) {
        return switch (type.getKind()) {
            case ERROR -> throw new Unresolved(type.toString());
            case ARRAY -> array(of(((ArrayType) type).getComponentType()));
            case TYPEVAR -> variable((TypeVariable) type);
            case WILDCARD -> wildcard((WildcardType) type);
            case DECLARED -> declared((DeclaredType) type);
            default ->
                new TypeFacts(Kind.PRIMITIVE, type.getKind().name().toLowerCase(java.util.Locale.ROOT), List.of());
        };
    }

    private TypeFacts declared(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        return new TypeFacts(kind(element), name(element), all(type.getTypeArguments()));
    }

    private List<TypeFacts> all(List<? extends TypeMirror> types) {
        return types.stream().map(this::of).toList();
    }

    private static TypeFacts array(TypeFacts component) {
        return new TypeFacts(Kind.ARRAY, component.name() + "[]", List.of(component));
    }

    private TypeFacts variable(TypeVariable type) {
        Bound bound = variables.get(type.asElement());
        return bound == null
                ? new TypeFacts(
                        Kind.TYPE_VARIABLE, type.asElement().getSimpleName().toString(), List.of())
                : bound.facts();
    }

    private TypeFacts wildcard(WildcardType type) {
        if (type.getSuperBound() != null) {
            return new TypeFacts(Kind.WILDCARD, "? super", List.of(of(type.getSuperBound())));
        }
        TypeMirror bound = type.getExtendsBound();
        return bound == null || isObject(bound)
                ? new TypeFacts(Kind.WILDCARD, "?", List.of())
                : new TypeFacts(Kind.WILDCARD, "? extends", List.of(of(bound)));
    }

    static boolean isObject(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                && ((TypeElement) ((DeclaredType) type).asElement())
                        .getQualifiedName()
                        .contentEquals("java.lang.Object");
    }

    static Kind kind(TypeElement element) {
        if (element.getKind() == ElementKind.RECORD) {
            return Kind.RECORD;
        }
        if (element.getKind() == ElementKind.ENUM) {
            return Kind.ENUM;
        }
        return element.getKind().isInterface() ? Kind.INTERFACE : Kind.CLASS;
    }

    String name(TypeElement element) {
        return names.of(element);
    }

    /** For what stands in a class whose type parameters this type gives arguments. */
    SourceType inside(TypeMirror type) {
        DeclaredType declared = (DeclaredType) type;
        List<? extends TypeParameterElement> parameters = ((TypeElement) declared.asElement()).getTypeParameters();
        Map<Element, Bound> inner = new HashMap<>();
        for (int i = 0; i < declared.getTypeArguments().size(); i++) {
            inner.put(parameters.get(i), new Bound(declared.getTypeArguments().get(i), this));
        }
        return new SourceType(names, inner);
    }

    /** An interface as a class implements it, itself or by its superclasses and interfaces. */
    Optional<TypeFacts> implemented(TypeElement type, String name) {
        for (TypeMirror parent : type.getInterfaces()) {
            Optional<TypeFacts> found = implementedBy(parent, name);
            if (found.isPresent()) {
                return found;
            }
        }
        TypeMirror superclass = type.getSuperclass();
        return superclass.getKind() == TypeKind.NONE ? Optional.empty() : implementedBy(superclass, name);
    }

    private Optional<TypeFacts> implementedBy(TypeMirror parent, String name) {
        TypeFacts facts = of(parent);
        return facts.name().equals(name)
                ? Optional.of(facts)
                : inside(parent).implemented((TypeElement) ((DeclaredType) parent).asElement(), name);
    }
}
