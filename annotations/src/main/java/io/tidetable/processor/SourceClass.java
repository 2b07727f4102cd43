package io.tidetable.processor;

import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.Embedded;
import io.tidetable.model.facts.AnnotationFacts;
import io.tidetable.model.facts.ClassFacts;
import io.tidetable.model.facts.CodecFacts;
import io.tidetable.model.facts.MemberFacts;
import io.tidetable.model.facts.TypeFacts.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** A class as javac sees it to facts. */
public final class SourceClass {
    private static final String CODEC = "io.tidetable.codec.Codec";
    private static final String KEY_CODEC = "io.tidetable.codec.KeyCodec";

    private final ClassNames names;
    private final SourceType plain;
    private final SourceAnnotations annotations;
    private final Lombok lombok;
    private String missing = "";

    /** For the elements of one compilation. */
    public SourceClass(Elements elements) {
        this.names = new ClassNames(elements);
        this.plain = new SourceType(names, Map.of());
        this.annotations = new SourceAnnotations(elements);
        this.lombok = new Lombok(elements);
    }

    /** The facts; empty where a type is not known, or not yet. */
    public Optional<ClassFacts> read(TypeElement type) {
        try {
            return Optional.of(facts(type));
        } catch (SourceType.Unresolved e) {
            missing = SourceAnnotations.ERROR.equals(e.getMessage()) ? "" : String.valueOf(e.getMessage());
            return Optional.empty();
        }
    }

    /** The type for which the last class could not be read; empty where javac does not name it. */
    String missing() {
        return missing;
    }

    /** The classes behind the names in the facts that were read. */
    ClassNames names() {
        return names;
    }

    private ClassFacts facts(TypeElement type) {
        List<AnnotationFacts> inherited = new ArrayList<>();
        for (Optional<TypeElement> parent = parent(type); parent.isPresent(); parent = parent(parent.get())) {
            inherited.addAll(annotations.of(parent.get()));
        }
        return new ClassFacts(
                names.of(type),
                label(type),
                SourceType.kind(type),
                traits(type),
                annotations.of(type),
                inherited,
                members(type, plain, List.of(names.of(type))));
    }

    static Optional<TypeElement> parent(TypeElement type) {
        TypeMirror parent = type.getSuperclass();
        if (parent.getKind() == TypeKind.ERROR) {
            throw new SourceType.Unresolved(parent.toString());
        }
        return SourceType.kind(type) != Kind.CLASS || parent.getKind() == TypeKind.NONE || SourceType.isObject(parent)
                ? Optional.empty()
                : Optional.of((TypeElement) ((DeclaredType) parent).asElement());
    }

    private String label(TypeElement type) {
        String packageName = names.packageOf(type);
        String name = type.getQualifiedName().toString();
        return packageName.isEmpty() ? name : name.substring(packageName.length() + 1);
    }

    private static Set<ClassFacts.Trait> traits(TypeElement type) {
        Set<ClassFacts.Trait> traits = EnumSet.noneOf(ClassFacts.Trait.class);
        if (!type.getTypeParameters().isEmpty()) {
            traits.add(ClassFacts.Trait.GENERIC);
        }
        if (SourceType.kind(type) == Kind.CLASS) {
            if (type.getModifiers().contains(Modifier.ABSTRACT)) {
                traits.add(ClassFacts.Trait.ABSTRACT);
            }
            if (isInner(type)) {
                traits.add(ClassFacts.Trait.INNER);
            } else if (hasNoArgConstructor(type)) {
                traits.add(ClassFacts.Trait.NO_ARG_CONSTRUCTOR);
            }
        }
        return traits;
    }

    private static boolean isInner(TypeElement type) {
        return type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC);
    }

    private static boolean hasNoArgConstructor(TypeElement type) {
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .anyMatch(constructor -> constructor.getParameters().isEmpty());
    }

    /** Members of a class and its superclasses; {@code holders} are the classes that this one is embedded in. */
    private List<MemberFacts> members(TypeElement type, SourceType types, List<String> holders) {
        List<MemberFacts> members = new ArrayList<>();
        parent(type).ifPresent(parent -> members.addAll(members(parent, types.inside(type.getSuperclass()), holders)));
        for (RecordComponentElement component : components(type)) {
            members.add(member(field(type, component), types, holders));
        }
        for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            if (!isComponent(field)) {
                members.add(member(field, types, holders));
            }
        }
        return members;
    }

    /** Not asked of other classes: the compiler of Eclipse fails there. */
    private static List<? extends RecordComponentElement> components(TypeElement type) {
        return SourceType.kind(type) == Kind.RECORD ? type.getRecordComponents() : List.of();
    }

    /** The annotations of a component stand on its field. */
    private static VariableElement field(TypeElement type, RecordComponentElement component) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
                .findFirst()
                .orElseThrow(() -> new SourceType.Unresolved(component.toString()));
    }

    private static boolean isComponent(Element field) {
        return SourceType.kind((TypeElement) field.getEnclosingElement()) == Kind.RECORD
                && !field.getModifiers().contains(Modifier.STATIC);
    }

    private MemberFacts member(VariableElement field, SourceType types, List<String> holders) {
        return new MemberFacts(
                field.getSimpleName().toString(),
                names.of((TypeElement) field.getEnclosingElement()),
                traits(field),
                types.of(field.asType()),
                annotations.of(field),
                embedded(field, types, holders),
                annotations.type(field, ConvertedBy.class, "value").map(this::codec));
    }

    private Set<MemberFacts.Trait> traits(VariableElement field) {
        if (isComponent(field)) {
            return EnumSet.of(MemberFacts.Trait.COMPONENT);
        }
        Set<MemberFacts.Trait> traits = EnumSet.noneOf(MemberFacts.Trait.class);
        if (field.getModifiers().contains(Modifier.STATIC)) {
            traits.add(MemberFacts.Trait.STATIC);
        }
        if (field.getModifiers().contains(Modifier.TRANSIENT)) {
            traits.add(MemberFacts.Trait.TRANSIENT);
        }
        if (field.getModifiers().contains(Modifier.FINAL) || lombok.makesFinal(field)) {
            traits.add(MemberFacts.Trait.FINAL);
        }
        return traits;
    }

    private List<MemberFacts> embedded(VariableElement field, SourceType types, List<String> holders) {
        SourceType.Bound type = types.resolve(field.asType());
        if (!(type.type() instanceof DeclaredType declared)
                || SourceType.kind((TypeElement) declared.asElement()) != Kind.RECORD
                || field.getAnnotation(Embedded.class) == null) {
            return List.of();
        }
        TypeElement element = (TypeElement) declared.asElement();
        if (holders.contains(names.of(element))) {
            return List.of();
        }
        List<String> deeper = new ArrayList<>(holders);
        deeper.add(names.of(element));
        return members(element, type.types().inside(declared), deeper);
    }

    private CodecFacts codec(TypeMirror type) {
        if (!(type instanceof DeclaredType declared)) {
            return new CodecFacts(type.toString(), false, Optional.empty(), false);
        }
        TypeElement element = (TypeElement) declared.asElement();
        boolean makeable = SourceType.kind(element) == Kind.CLASS
                && !element.getModifiers().contains(Modifier.ABSTRACT)
                && !isInner(element)
                && hasNoArgConstructor(element);
        return new CodecFacts(
                names.of(element),
                makeable,
                plain.implemented(element, CODEC),
                plain.implemented(element, KEY_CODEC).isPresent());
    }
}
