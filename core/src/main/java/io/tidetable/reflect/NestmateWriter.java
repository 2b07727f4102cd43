package io.tidetable.reflect;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.ClassFileVersion;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.scaffold.TypeValidation;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.implementation.bytecode.ByteCodeAppender;
import net.bytebuddy.implementation.bytecode.Duplication;
import net.bytebuddy.implementation.bytecode.StackManipulation;
import net.bytebuddy.implementation.bytecode.TypeCreation;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.implementation.bytecode.assign.TypeCasting;
import net.bytebuddy.implementation.bytecode.collection.ArrayAccess;
import net.bytebuddy.implementation.bytecode.constant.IntegerConstant;
import net.bytebuddy.implementation.bytecode.member.FieldAccess;
import net.bytebuddy.implementation.bytecode.member.MethodInvocation;
import net.bytebuddy.implementation.bytecode.member.MethodReturn;
import net.bytebuddy.implementation.bytecode.member.MethodVariableAccess;
import net.bytebuddy.matcher.ElementMatchers;

/** Writes the class that reads and sets the fields of another, as its nestmate. */
final class NestmateWriter {
    private static final TypeDescription ARRAY = TypeDescription.ForLoadedType.of(Object[].class);

    private final Class<?> type;
    private final TypeDescription owner;
    private final List<Field> fields;
    private final Optional<Constructor<?>> constructor;

    /** The constructor takes the fields, or nothing. */
    NestmateWriter(Class<?> type, List<Field> fields, Optional<Constructor<?>> constructor) {
        this.type = type;
        this.owner = TypeDescription.ForLoadedType.of(type);
        this.fields = fields;
        this.constructor = constructor;
    }

    /** Defines a class beside that of a lookup. */
    interface Definer {
        Lookup define(Lookup lookup, byte[] bytes) throws IllegalAccessException;
    }

    /** The fields by a hidden class; empty where a lookup has no right to define one, or no class can be defined. */
    static Optional<Fields> write(
            Class<?> type, Lookup lookup, List<Field> fields, Optional<Constructor<?>> constructor) {
        return new NestmateWriter(type, fields, constructor)
                .write(lookup, (of, bytes) -> of.defineHiddenClass(bytes, true, Lookup.ClassOption.NESTMATE));
    }

    Optional<Fields> write(Lookup lookup, Definer definer) {
        if (!lookup.hasFullPrivilegeAccess() || type.isHidden()) {
            return Optional.empty();
        }
        try {
            Lookup hidden = definer.define(lookup, bytes());
            Object generated = hidden.findConstructor(hidden.lookupClass(), MethodType.methodType(void.class))
                    .invoke();
            return Optional.of(HiddenFields.of(type.getSimpleName(), generated));
        } catch (VirtualMachineError e) {
            throw e;
        } catch (Throwable e) {
            return Optional.empty(); // a native image, or a loader that defines none: method handles do the same
        }
    }

    private byte[] bytes() {
        return new ByteBuddy(ClassFileVersion.JAVA_V17)
                .with(TypeValidation.DISABLED)
                .subclass(Object.class)
                .implement(BiConsumer.class, BiFunction.class, Function.class)
                .name(type.getName() + "$TidetableFields")
                .method(ElementMatchers.named("accept").and(ElementMatchers.takesArguments(2)))
                .intercept(code(getter()))
                .method(ElementMatchers.named("apply").and(ElementMatchers.takesArguments(2)))
                .intercept(code(setter()))
                .method(ElementMatchers.named("apply").and(ElementMatchers.takesArguments(1)))
                .intercept(code(maker()))
                .make()
                .getBytes();
    }

    private static Implementation code(List<StackManipulation> steps) {
        return new Implementation.Simple((ByteCodeAppender) (visitor, context, method) -> {
            StackManipulation.Size size = new StackManipulation.Compound(steps).apply(visitor, context);
            return new ByteCodeAppender.Size(size.getMaximalSize(), method.getStackSize());
        });
    }

    /** {@code values[i] = object.field}, for each. */
    private List<StackManipulation> getter() {
        List<StackManipulation> steps = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            FieldDescription field = new FieldDescription.ForLoadedField(fields.get(i));
            steps.addAll(array(2, i));
            steps.add(MethodVariableAccess.REFERENCE.loadFrom(1));
            steps.add(TypeCasting.to(owner));
            steps.add(FieldAccess.forField(field).read());
            steps.add(assign(field.getType(), TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Object.class)));
            steps.add(ArrayAccess.REFERENCE.store());
        }
        steps.add(MethodReturn.VOID);
        return steps;
    }

    /** {@code object.field = values[i]}, for each that is not final. */
    private List<StackManipulation> setter() {
        List<StackManipulation> steps = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            if (!Modifier.isFinal(fields.get(i).getModifiers())) {
                FieldDescription field = new FieldDescription.ForLoadedField(fields.get(i));
                steps.add(MethodVariableAccess.REFERENCE.loadFrom(1));
                steps.add(TypeCasting.to(owner));
                steps.addAll(element(2, i, field.getType()));
                steps.add(FieldAccess.forField(field).write());
            }
        }
        steps.add(MethodVariableAccess.REFERENCE.loadFrom(1));
        steps.add(MethodReturn.REFERENCE);
        return steps;
    }

    /** {@code new Type(values[0], values[1])}; the argument itself where nothing is to be made. */
    private List<StackManipulation> maker() {
        List<StackManipulation> steps = new ArrayList<>();
        if (constructor.isPresent()) {
            MethodDescription made = new MethodDescription.ForLoadedConstructor(constructor.get());
            steps.add(TypeCreation.of(owner));
            steps.add(Duplication.SINGLE);
            for (int i = 0; i < made.getParameters().size(); i++) {
                steps.addAll(element(1, i, made.getParameters().get(i).getType()));
            }
            steps.add(MethodInvocation.invoke(made.asDefined()));
        } else {
            steps.add(MethodVariableAccess.REFERENCE.loadFrom(1));
        }
        steps.add(MethodReturn.REFERENCE);
        return steps;
    }

    private static List<StackManipulation> array(int variable, int index) {
        return List.of(
                MethodVariableAccess.REFERENCE.loadFrom(variable),
                TypeCasting.to(ARRAY),
                IntegerConstant.forValue(index));
    }

    private static List<StackManipulation> element(int variable, int index, TypeDescription.Generic wanted) {
        List<StackManipulation> steps = new ArrayList<>(array(variable, index));
        steps.add(ArrayAccess.REFERENCE.load());
        steps.add(assign(TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(Object.class), wanted));
        return steps;
    }

    /** Boxes, unboxes and casts. */
    private static StackManipulation assign(TypeDescription.Generic from, TypeDescription.Generic to) {
        return Assigner.DEFAULT.assign(
                from.asErasure().asGenericType(), to.asErasure().asGenericType(), Assigner.Typing.DYNAMIC);
    }
}
