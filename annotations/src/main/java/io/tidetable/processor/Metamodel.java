package io.tidetable.processor;

import io.tidetable.model.facts.TypeFacts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is to be generated for an entity class.
 *
 * @param packageName package of both; empty for the unnamed one
 * @param entity the class as it is written in its package: {@code Outer.Inner}
 * @param isPublic whether the class and all around it are public
 * @param attributes members of which conditions are made
 * @param key parameters of {@code key(...)}; empty where a key cannot be named
 * @param generated the annotation that marks generated classes, where there is one
 */
record Metamodel(
        String packageName,
        String entity,
        boolean isPublic,
        List<Attribute> attributes,
        Optional<List<Parameter>> key,
        Optional<String> generated) {
    /** {@code Outer_Inner_} for {@code Outer.Inner}. */
    String simpleName() {
        return entity.replace('.', '_') + "_";
    }

    String qualifiedName() {
        return packageName.isEmpty() ? simpleName() : packageName + "." + simpleName();
    }

    /** Whether a name means a member in the generated class, and so hides a class or a package of that name. */
    boolean has(String name) {
        return Stream.concat(
                        attributes.stream().map(Attribute::name),
                        key.orElse(List.of()).stream().map(Parameter::name))
                .anyMatch(name::equals);
    }

    /** A member of which conditions are made; {@code value} is its boxed type. */
    record Attribute(String name, Sort sort, TypeFacts value) {}

    /** A key member as declared. */
    record Parameter(String name, TypeFacts type) {}

    /** Interfaces of attributes, and whether the value's type is an argument. */
    enum Sort {
        TEXT("TextAttribute", false),
        LONG("LongAttribute", false),
        DOUBLE("DoubleAttribute", false),
        TIME("TimeAttribute", true),
        ORDERED("OrderedAttribute", true),
        PLAIN("Attribute", true);

        final String type;
        final boolean takesValue;

        Sort(String type, boolean takesValue) {
            this.type = type;
            this.takesValue = takesValue;
        }
    }
}
