package io.tidetable.model;

import io.tidetable.model.facts.AnnotationFacts;
import io.tidetable.model.facts.MemberFacts;
import io.tidetable.model.facts.TypeFacts;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;

/**
 * A member on its way into the model.
 *
 * @param name Java name; {@code outer_inner} for a component of an embedded record
 * @param path Java names from the entity down
 * @param property stored name
 * @param facts what it looks like
 * @param value what its value is; empty where a problem says that its type will not do
 */
record MemberDraft(String name, List<String> path, String property, MemberFacts facts, Optional<ValueType> value) {
    private static final String NONNULL = "jakarta.annotation.Nonnull";

    boolean has(Class<? extends Annotation> annotation) {
        return facts.has(annotation);
    }

    Optional<AnnotationFacts> annotation(Class<? extends Annotation> type) {
        return facts.annotation(type);
    }

    boolean is(ValueType wanted) {
        return value.filter(wanted::equals).isPresent();
    }

    boolean isOptional() {
        return Types.isOptional(facts.type());
    }

    /** Whether null is refused; an Optional is its own answer to that. */
    boolean required() {
        return isNonnull(facts) && !isOptional();
    }

    /** The type of the value, out of its Optional. */
    TypeFacts content() {
        return Types.content(facts.type());
    }

    static boolean isNonnull(MemberFacts facts) {
        return facts.annotations().stream().anyMatch(a -> a.name().equals(NONNULL));
    }
}
