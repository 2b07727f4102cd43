package io.tidetable.model.facts;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;

/** What annotations stand on. */
public sealed interface Annotated permits ClassFacts, MemberFacts {
    /** Those of {@code io.tidetable.annotations} and {@code jakarta.annotation.Nonnull}, in the order written. */
    List<AnnotationFacts> annotations();

    /** The annotation of a type. */
    default Optional<AnnotationFacts> annotation(Class<? extends Annotation> type) {
        return annotations().stream()
                .filter(a -> a.name().equals(type.getName()))
                .findFirst();
    }

    /** Whether an annotation of a type stands here. */
    default boolean has(Class<? extends Annotation> type) {
        return annotation(type).isPresent();
    }
}
