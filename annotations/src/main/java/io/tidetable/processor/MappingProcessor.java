package io.tidetable.processor;

import io.tidetable.annotations.Table;
import io.tidetable.model.EntityModel;
import io.tidetable.model.MappingRules;
import io.tidetable.model.Problem;
import io.tidetable.model.Reading;
import io.tidetable.model.RuleSections;
import io.tidetable.model.facts.ClassFacts;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * Checks classes with {@code @Table} while they are compiled: an error at the member for each rule that is broken, and
 * for each class that keeps them all a metamodel, {@code Employee_} for {@code Employee}, where core is on the class
 * path. A class with types that do not exist yet waits for the next round; one whose types never come is left to javac,
 * and a note says so, for javac is silent of types that only classes compiled before name.
 */
public final class MappingProcessor extends AbstractProcessor {
    private final Set<String> sources = new HashSet<>();
    private final Map<String, String> waiting = new LinkedHashMap<>();
    private Optional<MetamodelWriter> writer = Optional.empty();

    /** For javac. */
    public MappingProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Table.class.getName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        writer = Optional.of(new MetamodelWriter(environment, sources));
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getRootElements().stream()
                .filter(TypeElement.class::isInstance)
                .map(element -> ((TypeElement) element).getQualifiedName().toString())
                .forEach(sources::add);
        for (Element element : round.getElementsAnnotatedWith(Table.class)) {
            waiting.put(((TypeElement) element).getQualifiedName().toString(), "");
        }
        if (!round.processingOver()) {
            List.copyOf(waiting.keySet()).forEach(this::read);
        } else {
            waiting.forEach(this::leave);
        }
        return false;
    }

    private void leave(String name, String missing) {
        String type = missing.isEmpty() ? "" : ": the compiler does not find " + missing;
        processingEnv.getMessager().printMessage(Kind.NOTE, "neither check nor metamodel of " + name + type);
    }

    private void read(String name) {
        TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
        SourceClass reader = new SourceClass(processingEnv.getElementUtils());
        Optional<ClassFacts> facts = type == null ? Optional.empty() : reader.read(type);
        facts.ifPresentOrElse(
                found -> {
                    waiting.remove(name);
                    judge(type, found, reader.names());
                },
                () -> waiting.put(name, reader.missing()));
    }

    private void judge(TypeElement type, ClassFacts facts, ClassNames names) {
        Reading reading = MappingRules.read(Lombok.isOn(type) ? withConstructor(facts) : facts);
        if (reading instanceof Reading.Rejected rejected) {
            report(type, rejected.problems());
        } else {
            EntityModel model = ((Reading.Mapped) reading).model();
            writer.ifPresent(w -> w.write(type, model, facts, names));
        }
    }

    /** Lombok may still make a constructor: the running program will see. */
    private static ClassFacts withConstructor(ClassFacts facts) {
        Set<ClassFacts.Trait> traits = new HashSet<>(facts.traits());
        traits.add(ClassFacts.Trait.NO_ARG_CONSTRUCTOR);
        return new ClassFacts(
                facts.name(),
                facts.label(),
                facts.kind(),
                traits,
                facts.annotations(),
                facts.inherited(),
                facts.members());
    }

    private void report(TypeElement type, List<Problem> problems) {
        MemberElements members = new MemberElements(type, this::isSource);
        for (Problem problem : problems) {
            String message = RuleSections.linked(problem.toString());
            processingEnv.getMessager().printMessage(Kind.ERROR, message, members.of(problem.member()));
        }
    }

    private boolean isSource(TypeElement type) {
        Element outer = type;
        while (!(outer.getEnclosingElement() instanceof PackageElement)) {
            outer = outer.getEnclosingElement();
        }
        return sources.contains(((TypeElement) outer).getQualifiedName().toString());
    }
}
