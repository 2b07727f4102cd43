package io.tidetable.processor;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Binary names, and the way back from them to the classes that were met. */
final class ClassNames {
    private final Elements elements;
    private final Map<String, TypeElement> met = new HashMap<>();

    ClassNames(Elements elements) {
        this.elements = elements;
    }

    String of(TypeElement type) {
        String name = elements.getBinaryName(type).toString();
        met.put(name, type);
        return name;
    }

    Optional<TypeElement> type(String name) {
        return Optional.ofNullable(met.get(name));
    }

    /** The name of a class's package; empty for the unnamed one. */
    String packageOf(Element type) {
        return elements.getPackageOf(type).getQualifiedName().toString();
    }

    /** Whether code in a package can name a class. */
    boolean isVisible(TypeElement type, String packageName) {
        for (Element e = type; !(e instanceof PackageElement); e = e.getEnclosingElement()) {
            boolean visible = e.getModifiers().contains(Modifier.PUBLIC)
                    || (!e.getModifiers().contains(Modifier.PRIVATE)
                            && packageOf(type).equals(packageName));
            if (!visible) {
                return false;
            }
        }
        return true;
    }
}
