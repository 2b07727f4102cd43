package io.tidetable.processor;

import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** What Lombok makes of a class once it has run: it may run before us or after us, and the class is read alike. */
record Lombok(Elements elements) {
    private static final String PREFIX = "lombok.";

    /** Whether constructors may still be made. */
    static boolean isOn(TypeElement type) {
        return names(type).anyMatch(name -> name.startsWith(PREFIX));
    }

    /** Whether a field will be final. */
    boolean makesFinal(Element field) {
        return !field.getModifiers().contains(Modifier.STATIC)
                && names(field).noneMatch("lombok.experimental.NonFinal"::equals)
                && (names(field.getEnclosingElement()).anyMatch("lombok.Value"::equals)
                        || field.getEnclosingElement().getAnnotationMirrors().stream()
                                .anyMatch(this::defaultsToFinal));
    }

    private boolean defaultsToFinal(AnnotationMirror mirror) {
        return name(mirror).equals("lombok.experimental.FieldDefaults")
                && elements.getElementValuesWithDefaults(mirror).entrySet().stream()
                        .anyMatch(entry -> entry.getKey().getSimpleName().contentEquals("makeFinal")
                                && entry.getValue().getValue().equals(true));
    }

    private static Stream<String> names(Element element) {
        return element.getAnnotationMirrors().stream().map(Lombok::name);
    }

    private static String name(AnnotationMirror mirror) {
        return mirror.getAnnotationType().toString();
    }
}
