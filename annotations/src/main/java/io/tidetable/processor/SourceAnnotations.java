package io.tidetable.processor;

import io.tidetable.model.facts.AnnotationFacts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Annotations to facts. */
record SourceAnnotations(Elements elements) {
    private static final String OURS = "io.tidetable.annotations.";
    private static final String NONNULL = "jakarta.annotation.Nonnull";

    /** What javac gives for a value that it could not make sense of. */
    static final String ERROR = "<error>";

    List<AnnotationFacts> of(Element element) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> isRead(name(mirror)))
                .map(this::facts)
                .toList();
    }

    /** A value of an annotation that is a class. */
    Optional<TypeMirror> type(Element element, Class<?> annotation, String value) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> name(mirror).equals(annotation.getName()))
                .flatMap(mirror -> elements.getElementValuesWithDefaults(mirror).entrySet().stream())
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(value))
                .map(entry -> entry.getValue().getValue())
                .filter(TypeMirror.class::isInstance)
                .map(TypeMirror.class::cast)
                .findFirst();
    }

    private static boolean isRead(String name) {
        return name.startsWith(OURS) || name.equals(NONNULL);
    }

    private String name(AnnotationMirror mirror) {
        return elements.getBinaryName((TypeElement) mirror.getAnnotationType().asElement())
                .toString();
    }

    private AnnotationFacts facts(AnnotationMirror mirror) {
        Map<String, Object> values = new HashMap<>();
        elements.getElementValuesWithDefaults(mirror)
                .forEach((element, value) -> values.put(element.getSimpleName().toString(), value(value)));
        return new AnnotationFacts(name(mirror), values);
    }

    private Object value(AnnotationValue annotationValue) {
        Object value = annotationValue.getValue();
        if (value.equals(ERROR)) {
            throw new SourceType.Unresolved(ERROR);
        }
        if (value instanceof VariableElement constant) {
            return constant.getSimpleName().toString();
        }
        if (value instanceof TypeMirror type) {
            return className(type);
        }
        if (value instanceof AnnotationMirror nested) {
            return facts(nested);
        }
        if (value instanceof List<?> list) {
            return list.stream().map(item -> value((AnnotationValue) item)).toList();
        }
        return value;
    }

    private String className(TypeMirror type) {
        if (type.getKind() == TypeKind.ERROR) {
            throw new SourceType.Unresolved(type.toString());
        }
        return type.getKind() == TypeKind.DECLARED
                ? elements.getBinaryName((TypeElement) ((DeclaredType) type).asElement())
                        .toString()
                : type.toString();
    }
}
