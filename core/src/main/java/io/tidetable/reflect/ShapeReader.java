package io.tidetable.reflect;

import io.tidetable.annotations.Ignore;
import io.tidetable.mapping.EntityAccess;
import io.tidetable.model.EntityModel;
import io.tidetable.model.MemberModel;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A class and its model to shapes. */
final class ShapeReader {
    private final List<MemberModel> members;
    private final Reach reach;

    ShapeReader(EntityModel model, Reach reach) {
        this.members = model.members();
        this.reach = reach;
    }

    <T> EntityAccess<T> access(Class<T> entity) {
        EntityAccess<T> access = entity.isRecord()
                ? new RecordAccess<>(entity, record(entity, ReflectedType.PLAIN, List.of()), members.size())
                : new ClassAccess<>(entity, levels(entity, ReflectedType.PLAIN), members.size());
        reach.check();
        return access;
    }

    private Shape record(Class<?> type, ReflectedType types, List<String> path) {
        List<Slot> slots = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            slots.add(slot(
                    component.getType(), types.resolve(component.getGenericType()), add(path, component.getName())));
        }
        return new Shape(reach.record(type, String.join("_", path)), slots);
    }

    /** The class and its superclasses, the topmost first. */
    private List<Shape> levels(Class<?> type, ReflectedType types) {
        List<Shape> levels = new ArrayList<>();
        Class<?> parent = type.getSuperclass();
        if (parent != null && parent != Object.class) {
            levels.addAll(levels(parent, types.inside(type.getGenericSuperclass())));
        }
        List<Field> fields =
                Arrays.stream(type.getDeclaredFields()).filter(this::isMember).toList();
        List<Slot> slots = fields.stream()
                .map(field -> slot(field.getType(), types.resolve(field.getGenericType()), List.of(field.getName())))
                .toList();
        levels.add(new Shape(reach.fields(type, fields), slots));
        return levels;
    }

    private boolean isMember(Field field) {
        int modifiers = field.getModifiers();
        boolean stored = !Modifier.isStatic(modifiers)
                && !Modifier.isTransient(modifiers)
                && !Modifier.isFinal(modifiers)
                && !field.isSynthetic()
                && !field.isAnnotationPresent(Ignore.class);
        return stored
                && members.stream().anyMatch(member -> member.path().get(0).equals(field.getName()));
    }

    private Slot slot(Class<?> declared, ReflectedType.Bound type, List<String> path) {
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).path().equals(path)) {
                return ReflectedType.raw(type.type()) == Optional.class
                        ? new Slot.Wrapped(i)
                        : new Slot.Plain(i, absent(declared));
            }
        }
        if (members.stream().anyMatch(member -> startsWith(member.path(), path))) {
            return new Slot.Nested(
                    record(ReflectedType.raw(type.type()), type.types().inside(type.type()), path));
        }
        return new Slot.Kept(absent(declared));
    }

    /** What a field that nothing is stored for holds. */
    private static @Nullable Object absent(Type declared) {
        if (declared == Optional.class) {
            return Optional.empty();
        }
        return declared instanceof Class<?> c && c.isPrimitive() ? Zero.of(c) : null;
    }

    private static boolean startsWith(List<String> path, List<String> start) {
        return path.size() > start.size() && path.subList(0, start.size()).equals(start);
    }

    private static List<String> add(List<String> path, String name) {
        List<String> longer = new ArrayList<>(path);
        longer.add(name);
        return longer;
    }
}
