package io.tidetable.model.facts;

import java.util.List;
import java.util.Map;

/**
 * An annotation as it stands, defaults filled in.
 *
 * @param name binary name of the annotation's type
 * @param values by element: String, Boolean, a boxed number, an enum constant's or a class's name, annotation facts, or
 *     a list of these
 */
public record AnnotationFacts(String name, Map<String, Object> values) {
    /** Copies the map. */
    public AnnotationFacts {
        values = Map.copyOf(values);
    }

    /** The element as text: a String, the name of a class or of an enum constant. */
    public String text(String element) {
        return (String) values.get(element);
    }

    /** The element as a number. */
    public int number(String element) {
        return (Integer) values.get(element);
    }

    /** The element as a truth. */
    public boolean flag(String element) {
        return (Boolean) values.get(element);
    }

    /** The element as texts. */
    public List<String> texts(String element) {
        return ((List<?>) values.get(element)).stream().map(String.class::cast).toList();
    }

    /** The element as annotations. */
    public List<AnnotationFacts> nested(String element) {
        return ((List<?>) values.get(element))
                .stream().map(AnnotationFacts.class::cast).toList();
    }
}
