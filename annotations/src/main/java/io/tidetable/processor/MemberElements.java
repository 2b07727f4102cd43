package io.tidetable.processor;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** Where the members of a class stand in the source. */
final class MemberElements {
    private final TypeElement type;
    private final Map<String, Element> members = new HashMap<>();

    /** {@code isSource} tells classes of this compilation from those that were compiled before. */
    MemberElements(TypeElement type, Predicate<TypeElement> isSource) {
        this.type = type;
        Optional<TypeElement> next = Optional.of(type);
        while (next.isPresent()) {
            TypeElement holder = next.get();
            for (VariableElement field : ElementFilter.fieldsIn(holder.getEnclosedElements())) {
                members.putIfAbsent(field.getSimpleName().toString(), isSource.test(holder) ? field : type);
            }
            next = SourceClass.parent(holder);
        }
    }

    /** The member, the embedded record that holds it, or the class where neither is in the source. */
    Element of(Optional<String> member) {
        return member.flatMap(this::find).orElse(type);
    }

    private Optional<Element> find(String member) {
        return members.keySet().stream()
                .filter(name -> member.equals(name) || member.startsWith(name + "_"))
                .max(Comparator.comparingInt(String::length))
                .map(members::get);
    }
}
