package io.tidetable.processor;

import io.tidetable.model.EntityModel;
import io.tidetable.model.Problem;
import io.tidetable.model.Rule;
import io.tidetable.model.RuleSections;
import io.tidetable.model.facts.ClassFacts;
import io.tidetable.model.facts.TypeFacts;
import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic.Kind;

/** Writes the metamodel of a class that keeps all rules, or says why there is none. */
final class MetamodelWriter {
    private static final String NEEDED = "io.tidetable.query.Attribute";
    private static final List<String> GENERATED =
            List.of("jakarta.annotation.Generated", "javax.annotation.processing.Generated");

    private final ProcessingEnvironment environment;
    private final Elements elements;
    private final Set<String> sources;
    private final Set<String> written = new HashSet<>();

    /** {@code sources} are the names of the classes in this compilation. */
    MetamodelWriter(ProcessingEnvironment environment, Set<String> sources) {
        this.environment = environment;
        this.elements = environment.getElementUtils();
        this.sources = sources;
    }

    void write(TypeElement type, EntityModel model, ClassFacts facts, ClassNames names) {
        String packageName = names.packageOf(type);
        if (!names.isVisible(type, packageName)) {
            note(type, "no metamodel of " + facts.label() + ": the class, or one around it, is private");
        } else if (find(type, NEEDED).isEmpty()) {
            note(type, "no metamodel of " + facts.label() + ": tidetable-core is not on the class path");
        } else {
            write(type, metamodel(type, model, facts, names), names);
        }
    }

    private Metamodel metamodel(TypeElement type, EntityModel model, ClassFacts facts, ClassNames names) {
        MetamodelReader reader = new MetamodelReader(model, names);
        String packageName = names.packageOf(type);
        MemberElements members = new MemberElements(type, source -> true);
        List<Metamodel.Attribute> attributes = reader.attributes().stream()
                .filter(attribute -> {
                    boolean visible = isVisible(attribute.value(), packageName, names);
                    if (!visible) {
                        note(
                                members.of(Optional.of(attribute.name())),
                                "no attribute of " + facts.label() + "." + attribute.name()
                                        + ": its type is not visible in the package");
                    }
                    return visible;
                })
                .toList();
        return new Metamodel(
                packageName,
                facts.label(),
                isPublic(type),
                attributes,
                reader.key().filter(key -> key.stream().allMatch(p -> isVisible(p.type(), packageName, names))),
                GENERATED.stream().filter(name -> find(type, name).isPresent()).findFirst());
    }

    private static boolean isVisible(TypeFacts type, String packageName, ClassNames names) {
        return names.type(type.name())
                        .map(element -> names.isVisible(element, packageName))
                        .orElse(true)
                && type.arguments().stream().allMatch(argument -> isVisible(argument, packageName, names));
    }

    private static boolean isPublic(TypeElement type) {
        Element element = type;
        while (!(element instanceof PackageElement)) {
            if (!element.getModifiers().contains(Modifier.PUBLIC)) {
                return false;
            }
            element = element.getEnclosingElement();
        }
        return true;
    }

    private void write(TypeElement type, Metamodel metamodel, ClassNames names) {
        String name = metamodel.qualifiedName();
        if (sources.contains(name) || !written.add(name)) {
            clash(type, metamodel);
            return;
        }
        try (Writer out = environment
                .getFiler()
                .createSourceFile(moduleName(type) + name, type)
                .openWriter()) {
            out.write(new MetamodelSource(metamodel, names, classesBeside(type)).text());
        } catch (FilerException e) {
            clash(type, metamodel);
        } catch (IOException e) {
            environment.getMessager().printMessage(Kind.ERROR, "cannot write " + name + ": " + e.getMessage(), type);
        }
    }

    private String moduleName(TypeElement type) {
        return Optional.ofNullable(elements.getModuleOf(type))
                .filter(module -> !module.isUnnamed())
                .map(module -> module.getQualifiedName() + "/")
                .orElse("");
    }

    private void clash(TypeElement type, Metamodel metamodel) {
        String text = "the name of its metamodel is taken (found another class " + metamodel.qualifiedName()
                + "): rename one of them";
        Problem problem = new Problem(Rule.METAMODEL.name(), metamodel.entity(), Optional.empty(), text);
        environment.getMessager().printMessage(Kind.ERROR, RuleSections.linked(problem.toString()), type);
    }

    /** Simple names that mean classes of the package. */
    private Set<String> classesBeside(TypeElement type) {
        return elements.getPackageOf(type).getEnclosedElements().stream()
                .map(element -> element.getSimpleName().toString())
                .collect(Collectors.toSet());
    }

    /** A class as the entity's module sees it. */
    private Optional<TypeElement> find(TypeElement from, String name) {
        ModuleElement module = elements.getModuleOf(from);
        return Optional.ofNullable(
                module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name));
    }

    private void note(Element element, String text) {
        environment.getMessager().printMessage(Kind.NOTE, text, element);
    }
}
