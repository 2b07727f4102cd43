package io.tidetable.model.facts;

import java.util.List;
import java.util.Set;

/**
 * What a class looks like.
 *
 * @param name binary name
 * @param label name in messages: {@code Employee}, {@code Outer.Inner}
 * @param kind record, class, enum or interface (annotations are interfaces), or an array or primitive
 * @param traits what else is said of it
 * @param annotations those of the class itself
 * @param inherited those of its superclasses, the nearest first
 * @param members fields, superclasses' first, in the order of declaration; of a record the components and static fields
 */
public record ClassFacts(
        String name,
        String label,
        TypeFacts.Kind kind,
        Set<Trait> traits,
        List<AnnotationFacts> annotations,
        List<AnnotationFacts> inherited,
        List<MemberFacts> members)
        implements Annotated {
    /** Copies the collections. */
    public ClassFacts {
        traits = Set.copyOf(traits);
        annotations = List.copyOf(annotations);
        inherited = List.copyOf(inherited);
        members = List.copyOf(members);
    }

    /** What is said of a class. */
    public enum Trait {
        ABSTRACT,
        /** Has type parameters of its own. */
        GENERIC,
        /** Its objects need an outer object: a class within a class or a method, neither static nor a record. */
        INNER,
        /** Has a constructor without parameters, of whatever visibility. */
        NO_ARG_CONSTRUCTOR
    }
}
