package io.tidetable.reflect;

import io.tidetable.model.facts.AnnotationFacts;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Annotations to facts. */
final class ReflectedAnnotations {
    private static final String OURS = "io.tidetable.annotations.";
    private static final String NONNULL = "jakarta.annotation.Nonnull";

    private ReflectedAnnotations() {}

    static List<AnnotationFacts> of(AnnotatedElement element) {
        return Arrays.stream(element.getDeclaredAnnotations())
                .filter(annotation -> isRead(annotation.annotationType().getName()))
                .map(ReflectedAnnotations::facts)
                .toList();
    }

    private static boolean isRead(String name) {
        return name.startsWith(OURS) || name.equals(NONNULL);
    }

    private static AnnotationFacts facts(Annotation annotation) {
        Map<String, Object> values = new HashMap<>();
        for (Method element : annotation.annotationType().getDeclaredMethods()) {
            values.put(element.getName(), value(call(annotation, element)));
        }
        return new AnnotationFacts(annotation.annotationType().getName(), values);
    }

    private static Object call(Annotation annotation, Method element) {
        try {
            return element.invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(annotation.annotationType().getName() + "." + element.getName(), e);
        }
    }

    private static Object value(Object value) {
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (value instanceof Class<?> type) {
            return type.getName();
        }
        if (value instanceof Annotation nested) {
            return facts(nested);
        }
        if (value.getClass().isArray()) {
            return IntStream.range(0, Array.getLength(value))
                    .mapToObj(i -> value(Array.get(value, i)))
                    .toList();
        }
        return value;
    }
}
