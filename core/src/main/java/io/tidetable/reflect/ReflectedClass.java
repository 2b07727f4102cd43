package io.tidetable.reflect;

import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.Embedded;
import io.tidetable.codec.Codec;
import io.tidetable.codec.KeyCodec;
import io.tidetable.model.facts.AnnotationFacts;
import io.tidetable.model.facts.ClassFacts;
import io.tidetable.model.facts.CodecFacts;
import io.tidetable.model.facts.MemberFacts;
import io.tidetable.model.facts.TypeFacts.Kind;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A loaded class to facts; needs no right to its members. */
public final class ReflectedClass {
    private ReflectedClass() {}

    /** What the class looks like. */
    public static ClassFacts read(Class<?> type) {
        List<AnnotationFacts> inherited = new ArrayList<>();
        for (Class<?> parent = parent(type); parent != null; parent = parent(parent)) {
            inherited.addAll(ReflectedAnnotations.of(parent));
        }
        return new ClassFacts(
                type.getName(),
                label(type),
                ReflectedType.kind(type),
                traits(type),
                ReflectedAnnotations.of(type),
                inherited,
                members(type, ReflectedType.PLAIN, List.of(type.getName())));
    }

    private static @Nullable Class<?> parent(Class<?> type) {
        Class<?> parent = type.getSuperclass();
        return ReflectedType.kind(type) != Kind.CLASS || parent == null || parent == Object.class ? null : parent;
    }

    static String label(Class<?> type) {
        String canonical = type.getCanonicalName();
        String packageName = type.getPackageName();
        if (canonical == null || type.isPrimitive() || type.isArray()) {
            return type.getSimpleName();
        }
        return packageName.isEmpty() ? canonical : canonical.substring(packageName.length() + 1);
    }

    private static Set<ClassFacts.Trait> traits(Class<?> type) {
        Set<ClassFacts.Trait> traits = EnumSet.noneOf(ClassFacts.Trait.class);
        if (type.getTypeParameters().length > 0) {
            traits.add(ClassFacts.Trait.GENERIC);
        }
        if (ReflectedType.kind(type) == Kind.CLASS) {
            if (Modifier.isAbstract(type.getModifiers())) {
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

    private static boolean isInner(Class<?> type) {
        return type.isLocalClass()
                || type.isAnonymousClass()
                || (type.isMemberClass() && !Modifier.isStatic(type.getModifiers()));
    }

    private static boolean hasNoArgConstructor(Class<?> type) {
        return noArg(type).isPresent();
    }

    static Optional<Constructor<?>> noArg(Class<?> type) {
        return Arrays.stream(type.getDeclaredConstructors())
                .filter(constructor -> constructor.getParameterCount() == 0)
                .findFirst();
    }

    /** The fields of a record's components. */
    static List<Field> components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(component -> field(type, component.getName()))
                .toList();
    }

    /** The constructor that takes all components of a record. */
    static Constructor<?> canonical(Class<?> type) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        return Arrays.stream(type.getDeclaredConstructors())
                .filter(constructor -> Arrays.equals(constructor.getParameterTypes(), types))
                .findFirst()
                .orElseThrow();
    }

    /** Members of a class and its superclasses; {@code holders} are the classes that this one is embedded in. */
    private static List<MemberFacts> members(Class<?> type, ReflectedType types, List<String> holders) {
        List<MemberFacts> members = new ArrayList<>();
        Class<?> parent = parent(type);
        if (parent != null) {
            members.addAll(members(parent, types.inside(type.getGenericSuperclass()), holders));
        }
        if (type.isRecord()) {
            components(type).forEach(field -> members.add(member(field, types, holders)));
        }
        for (Field field : type.getDeclaredFields()) {
            if (!field.isSynthetic() && !(type.isRecord() && !Modifier.isStatic(field.getModifiers()))) {
                members.add(member(field, types, holders));
            }
        }
        return members;
    }

    private static Field field(Class<?> type, String name) {
        try {
            return type.getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(type.getName() + "." + name, e);
        }
    }

    private static MemberFacts member(Field field, ReflectedType types, List<String> holders) {
        return new MemberFacts(
                field.getName(),
                field.getDeclaringClass().getName(),
                traits(field),
                types.of(field.getGenericType()),
                ReflectedAnnotations.of(field),
                embedded(field, types, holders),
                Optional.ofNullable(field.getDeclaredAnnotation(ConvertedBy.class))
                        .map(annotation -> codec(annotation.value())));
    }

    private static Set<MemberFacts.Trait> traits(Field field) {
        Set<MemberFacts.Trait> traits = EnumSet.noneOf(MemberFacts.Trait.class);
        int modifiers = field.getModifiers();
        if (field.getDeclaringClass().isRecord() && !Modifier.isStatic(modifiers)) {
            return EnumSet.of(MemberFacts.Trait.COMPONENT);
        }
        if (Modifier.isStatic(modifiers)) {
            traits.add(MemberFacts.Trait.STATIC);
        }
        if (Modifier.isTransient(modifiers)) {
            traits.add(MemberFacts.Trait.TRANSIENT);
        }
        if (Modifier.isFinal(modifiers)) {
            traits.add(MemberFacts.Trait.FINAL);
        }
        return traits;
    }

    private static List<MemberFacts> embedded(Field field, ReflectedType types, List<String> holders) {
        ReflectedType.Bound type = types.resolve(field.getGenericType());
        Class<?> raw = ReflectedType.raw(type.type());
        if (!raw.isRecord() || !field.isAnnotationPresent(Embedded.class) || holders.contains(raw.getName())) {
            return List.of();
        }
        List<String> deeper = new ArrayList<>(holders);
        deeper.add(raw.getName());
        return members(raw, type.types().inside(type.type()), deeper);
    }

    private static CodecFacts codec(Class<?> type) {
        boolean makeable = ReflectedType.kind(type) == Kind.CLASS
                && !Modifier.isAbstract(type.getModifiers())
                && !isInner(type)
                && hasNoArgConstructor(type);
        return new CodecFacts(
                type.getName(),
                makeable,
                ReflectedType.PLAIN.implemented(type, Codec.class.getName()),
                KeyCodec.class.isAssignableFrom(type));
    }
}
