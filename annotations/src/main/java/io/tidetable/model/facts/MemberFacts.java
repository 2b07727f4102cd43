package io.tidetable.model.facts;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a field or a record component looks like.
 *
 * @param name as written
 * @param declaredIn binary name of the class that declares it
 * @param traits what else is said of it
 * @param type its type, type variables of superclasses and embedded records replaced by what stands for them
 * @param annotations those of the field
 * @param members of a record that is embedded; empty otherwise, and where the record is already among those that hold
 *     it
 * @param codec the class that {@code @ConvertedBy} names
 */
public record MemberFacts(
        String name,
        String declaredIn,
        Set<Trait> traits,
        TypeFacts type,
        List<AnnotationFacts> annotations,
        List<MemberFacts> members,
        Optional<CodecFacts> codec)
        implements Annotated {
    /** Copies the collections. */
    public MemberFacts {
        traits = Set.copyOf(traits);
        annotations = List.copyOf(annotations);
        members = List.copyOf(members);
    }

    /** What is said of a member. */
    public enum Trait {
        /** A record component, not a field. */
        COMPONENT,
        STATIC,
        TRANSIENT,
        FINAL
    }
}
