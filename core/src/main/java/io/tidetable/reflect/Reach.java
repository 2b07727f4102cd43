package io.tidetable.reflect;

import io.tidetable.error.MappingException;
import io.tidetable.model.Problem;
import io.tidetable.model.Rule;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How far the members of an entity can be reached, and what stays out of reach. */
final class Reach {
    private final Class<?> entity;
    private final MethodHandles.@Nullable Lookup given;
    private final boolean mayGenerate;
    private final List<Problem> problems = new ArrayList<>();

    /** {@code mayGenerate} says whether classes may be generated where that can be. */
    Reach(Class<?> entity, MethodHandles.@Nullable Lookup given, boolean mayGenerate) {
        this.entity = entity;
        this.given = given;
        this.mayGenerate = mayGenerate;
    }

    /** Components of a record; {@code path} is the name of the member that holds it, empty for the entity. */
    Fields record(Class<?> type, String path) {
        Optional<MethodHandles.Lookup> lookup = lookup(type);
        return generated(type, lookup, ReflectedClass.components(type), Optional.of(ReflectedClass.canonical(type)))
                .orElseGet(() -> recordHandles(type, path, new Handles(type, lookup)));
    }

    private Fields recordHandles(Class<?> type, String path, Handles handles) {
        HandleFields fields = new HandleFields(type.getSimpleName());
        for (RecordComponent component : type.getRecordComponents()) {
            String name = path.isEmpty() ? component.getName() : path + "_" + component.getName();
            handles.getter(component).ifPresentOrElse(fields::addGetter, () -> outOfReach(type, Optional.of(name)));
        }
        handles.canonical(type.getRecordComponents())
                .ifPresentOrElse(
                        fields::constructor,
                        () -> outOfReach(type, Optional.of(path).filter(p -> !p.isEmpty())));
        return fields;
    }

    /** Fields that a class itself declares. */
    Fields fields(Class<?> type, List<Field> members) {
        Optional<MethodHandles.Lookup> lookup = lookup(type);
        Optional<Constructor<?>> constructor = type == entity ? ReflectedClass.noArg(type) : Optional.empty();
        return generated(type, lookup, members, constructor)
                .orElseGet(() -> fieldHandles(type, members, new Handles(type, lookup)));
    }

    private Optional<Fields> generated(
            Class<?> type,
            Optional<MethodHandles.Lookup> lookup,
            List<Field> members,
            Optional<Constructor<?>> constructor) {
        return lookup.filter(l -> mayGenerate).flatMap(l -> NestmateWriter.write(type, l, members, constructor));
    }

    private Fields fieldHandles(Class<?> type, List<Field> members, Handles handles) {
        HandleFields fields = new HandleFields(type.getSimpleName());
        for (Field member : members) {
            handles.getter(member)
                    .ifPresentOrElse(fields::addGetter, () -> outOfReach(type, Optional.of(member.getName())));
            handles.setter(member)
                    .ifPresentOrElse(fields::addSetter, () -> outOfReach(type, Optional.of(member.getName())));
        }
        if (type == entity) {
            handles.noArg().ifPresentOrElse(fields::constructor, () -> outOfReach(type, Optional.empty()));
        }
        return fields;
    }

    /** All that is out of reach at once. */
    void check() {
        if (!problems.isEmpty()) {
            throw new MappingException(problems.stream().distinct().toList());
        }
    }

    /** A lookup with the rights of the class itself; empty where only public members can be reached. */
    private Optional<MethodHandles.Lookup> lookup(Class<?> type) {
        MethodHandles.Lookup own = MethodHandles.lookup();
        own.lookupClass().getModule().addReads(type.getModule());
        Optional<MethodHandles.Lookup> users = given == null ? Optional.empty() : privateIn(type, given);
        return users.isPresent() ? users : privateIn(type, own);
    }

    private static Optional<MethodHandles.Lookup> privateIn(Class<?> type, MethodHandles.Lookup lookup) {
        try {
            return Optional.of(MethodHandles.privateLookupIn(type, lookup));
        } catch (IllegalAccessException e) {
            return Optional.empty();
        }
    }

    private void outOfReach(Class<?> type, Optional<String> member) {
        Module own = Reach.class.getModule();
        String opens = "opens " + type.getPackageName() + (own.isNamed() ? " to " + own.getName() : "") + ";";
        String text = "it is not public, and its package is not open (found " + type.getName() + " in module "
                + type.getModule().getName() + "): add \"" + opens
                + "\" to module-info.java, or give Tables.builder(..).lookup(MethodHandles.lookup()) of that module";
        problems.add(new Problem(Rule.ACCESS.name(), ReflectedClass.label(entity), member, text));
    }
}
