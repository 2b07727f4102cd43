package io.tidetable.spring.observe;

import io.micrometer.observation.ObservationRegistry;
import io.tidetable.repository.IndexMaintenance;
import io.tidetable.repository.Query;
import io.tidetable.repository.Results;
import io.tidetable.repository.TableRepository;
import io.tidetable.repository.Tail;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Calls of a repository, and of the queries, tails and index upkeep that it gives: each that may send something is an
 * {@link Operation} named as the method.
 */
final class ObservedCalls implements InvocationHandler {
    /** What methods give that send nothing yet. */
    private static final Set<Class<?>> STEPS =
            Set.of(Query.class, Results.class, Tail.class, IndexMaintenance.class, TableRepository.class);

    /** Other methods that send nothing. */
    private static final Set<String> SILENT = Set.of("keyOf", "explain", "position");

    private final Object target;
    private final ObservationRegistry registry;
    private final String table;

    private ObservedCalls(Object target, ObservationRegistry registry, String table) {
        this.target = target;
        this.registry = registry;
        this.table = table;
    }

    static TableRepository<?> of(TableRepository<?> repository, ObservationRegistry registry, String table) {
        return (TableRepository<?>) new ObservedCalls(repository, registry, table).as(TableRepository.class);
    }

    private Object as(Class<?> type) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this);
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return method.getName().equals("equals") ? proxy == first(arguments) : call(method, arguments);
        }
        if (STEPS.contains(method.getReturnType())) {
            Object step = call(method, arguments);
            return step == null ? null : new ObservedCalls(step, registry, table).as(method.getReturnType());
        }
        if (SILENT.contains(method.getName())) {
            return call(method, arguments);
        }
        Operation operation = Operation.start(registry, method.getName(), table);
        boolean goesOn = false;
        try {
            Optional<Object> result = operation.within(() -> Optional.ofNullable(call(method, arguments)));
            if (result.orElse(null) instanceof Stream<?> stream) {
                goesOn = true;
                return ObservedStream.of(stream, operation);
            }
            return result.orElse(null);
        } finally {
            if (!goesOn) {
                operation.stop();
            }
        }
    }

    private static @Nullable Object first(Object @Nullable [] arguments) {
        return arguments == null ? null : arguments[0];
    }

    private @Nullable Object call(Method method, Object @Nullable [] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }
}
