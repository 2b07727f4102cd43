package io.tidetable.reflect;

import io.tidetable.bench.Parcel;
import io.tidetable.mapping.EntityAccess;
import io.tidetable.model.EntityModel;
import io.tidetable.model.Reading;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The ways to a record's fourteen members: by hand, a generated class, method handles, a lambda for each. */
@org.jspecify.annotations.NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class AccessBenchmark {
    private final EntityModel model = ((Reading.Mapped) EntityReader.read(Parcel.class)).model();
    private final EntityAccess<Parcel> generated =
            new ShapeReader(model, new Reach(Parcel.class, null, true)).access(Parcel.class);
    private final EntityAccess<Parcel> handles =
            new ShapeReader(model, new Reach(Parcel.class, null, false)).access(Parcel.class);
    private final Function<Object, Object>[] lambdas = lambdas();
    private final Object[] values = {
        "D1",
        "P1",
        "r",
        "c",
        "n",
        1,
        2,
        3L,
        4.0,
        true,
        Instant.EPOCH,
        LocalDate.EPOCH,
        new UUID(1, 2),
        Parcel.Status.ACCEPTED
    };
    private final Parcel parcel = generated.make(values);

    @SuppressWarnings("unchecked")
    private static Function<Object, Object>[] lambdas() {
        RecordComponent[] components = Parcel.class.getRecordComponents();
        Function<Object, Object>[] lambdas = new Function[components.length];
        for (int i = 0; i < lambdas.length; i++) {
            lambdas[i] = lambda(components[i]);
        }
        return lambdas;
    }

    @SuppressWarnings("unchecked")
    private static Function<Object, Object> lambda(RecordComponent component) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodHandle accessor = lookup.unreflect(component.getAccessor());
            return (Function<Object, Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            accessor,
                            accessor.type().wrap().changeParameterType(0, Parcel.class))
                    .getTarget()
                    .invoke();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    @Benchmark
    public Object readByHand() {
        return new Object[] {
            parcel.depot(),
            parcel.number(),
            parcel.recipient(),
            parcel.city(),
            parcel.note(),
            parcel.pieces(),
            parcel.priority(),
            parcel.grams(),
            parcel.volume(),
            parcel.fragile(),
            parcel.sent(),
            parcel.due(),
            parcel.batch(),
            parcel.status()
        };
    }

    @Benchmark
    public Object readGenerated() {
        return generated.read(parcel);
    }

    @Benchmark
    public Object readHandles() {
        return handles.read(parcel);
    }

    @Benchmark
    public Object readLambdas() {
        Object[] read = new Object[lambdas.length];
        for (int i = 0; i < read.length; i++) {
            read[i] = lambdas[i].apply(parcel);
        }
        return read;
    }

    @Benchmark
    public Object makeByHand() {
        return new Parcel(
                (String) values[0],
                (String) values[1],
                (String) values[2],
                (String) values[3],
                (String) values[4],
                (int) values[5],
                (Integer) values[6],
                (long) values[7],
                (double) values[8],
                (boolean) values[9],
                (Instant) values[10],
                (LocalDate) values[11],
                (UUID) values[12],
                (Parcel.Status) values[13]);
    }

    @Benchmark
    public Object makeGenerated() {
        return generated.make(values);
    }

    @Benchmark
    public Object makeHandles() {
        return handles.make(values);
    }
}
