package io.tidetable.model.facts;

import java.util.List;

/**
 * A type as written: what kind it is, its name and its type arguments.
 *
 * @param kind what sort of type it is
 * @param name qualified name without arguments, as in {@code java.util.List}; binary names of nested classes; the
 *     component's name and {@code []} for arrays
 * @param arguments type arguments, or the component of an array
 */
public record TypeFacts(Kind kind, String name, List<TypeFacts> arguments) {
    /** Copies the list. */
    public TypeFacts {
        arguments = List.copyOf(arguments);
    }

    /** Sorts of types. */
    public enum Kind {
        PRIMITIVE,
        ARRAY,
        RECORD,
        ENUM,
        CLASS,
        INTERFACE,
        TYPE_VARIABLE,
        WILDCARD
    }
}
