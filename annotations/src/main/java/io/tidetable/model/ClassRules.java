package io.tidetable.model;

import io.tidetable.model.facts.ClassFacts;
import io.tidetable.model.facts.ClassFacts.Trait;
import io.tidetable.model.facts.TypeFacts.Kind;
import java.util.Locale;

/** Which classes can be entities. */
final class ClassRules {
    private ClassRules() {}

    /** Whether it is worth looking further. */
    static boolean check(ClassFacts facts, Problems problems) {
        if (facts.kind() != Kind.RECORD && facts.kind() != Kind.CLASS) {
            kind(facts.kind().name().toLowerCase(Locale.ROOT), problems);
            return false;
        }
        if (facts.traits().contains(Trait.ABSTRACT)) {
            kind("abstract class", problems);
        }
        if (facts.traits().contains(Trait.INNER)) {
            kind("inner class", problems);
        }
        if (facts.traits().contains(Trait.GENERIC)) {
            kind("generic class", problems);
        }
        if (needsConstructor(facts)) {
            problems.add(
                    Rule.CONSTRUCTOR,
                    "objects read from the table are made by a constructor without parameters (found none): add one, it"
                            + " may be private (@NoArgsConstructor with Lombok), or let the class be a record");
        }
        return true;
    }

    private static boolean needsConstructor(ClassFacts facts) {
        return facts.kind() == Kind.CLASS
                && !facts.traits().contains(Trait.INNER)
                && !facts.traits().contains(Trait.NO_ARG_CONSTRUCTOR);
    }

    private static void kind(String found, Problems problems) {
        problems.add(
                Rule.CLASS_KIND,
                "entities are records and classes that can be made (found: " + found
                        + "): let it be a record, or a class that is not abstract, not inner and has no type"
                        + " parameters");
    }
}
