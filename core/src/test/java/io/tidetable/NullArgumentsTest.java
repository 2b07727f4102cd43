package io.tidetable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.tidetable.error.TidetableException;
import io.tidetable.repository.BulkListener;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A null where none may be is named at once: every public method, each of its parameters in turn. */
class NullArgumentsTest {
    private static final List<String> PACKAGES =
            List.of("io.tidetable", "io.tidetable.query", "io.tidetable.repository", "io.tidetable.time");

    /** What users implement, and is called by us. */
    private static final Set<Class<?>> OF_USERS = Set.of(BulkListener.class, QueryListener.class);

    private static final PublicObjects OBJECTS = new PublicObjects();

    /**
     * A call with one null.
     *
     * @param type the public type that it is called on
     */
    private record Call(Class<?> type, Executable called, int parameter) {
        String name() {
            return called.getParameters()[parameter].getName();
        }

        void make() {
            if (Modifier.isStatic(called.getModifiers()) || called instanceof Constructor<?>) {
                on(null);
            } else {
                OBJECTS.lend(type, this::on);
            }
        }

        private void on(@Nullable Object receiver) {
            @Nullable Object[] arguments = new @Nullable Object[called.getParameterCount()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = i == parameter ? null : OBJECTS.argument(called.getParameterTypes()[i]);
            }
            try {
                if (called instanceof Constructor<?> constructor) {
                    constructor.newInstance(arguments);
                } else {
                    Method method = (Method) called;
                    method.setAccessible(true); // its class may be none of ours to see, as that of the builder
                    method.invoke(receiver, arguments);
                }
            } catch (InvocationTargetException thrown) {
                throw (RuntimeException) thrown.getCause();
            } catch (ReflectiveOperationException unexpected) {
                throw new LinkageError(unexpected.getMessage(), unexpected);
            }
        }

        @Override
        public String toString() {
            return type.getSimpleName() + "." + called.getName() + ": " + name() + " of " + called.getParameterCount();
        }
    }

    static Stream<Call> calls() throws IOException, URISyntaxException {
        return publicTypes().flatMap(NullArgumentsTest::calls);
    }

    private static Stream<Call> calls(Class<?> type) {
        Stream<Executable> called = Stream.of(type.getMethods())
                .filter(method -> method.getDeclaringClass().getName().startsWith("io.tidetable"))
                .filter(method -> !method.isBridge() && !method.getName().equals("equals"))
                .map(method -> method);
        return Stream.<Executable>concat(called, Stream.of(type.getConstructors()))
                .flatMap(some -> IntStream.range(0, some.getParameterCount())
                        .filter(i -> mustBeThere(some.getParameters()[i]))
                        .mapToObj(i -> new Call(type, some, i)));
    }

    private static boolean mustBeThere(Parameter parameter) {
        return !parameter.getType().isPrimitive()
                && !parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static Stream<Class<?>> publicTypes() throws IOException, URISyntaxException {
        Path root = Path.of(
                Tables.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.walk(root)) {
            return files
                    .map(file -> root.relativize(file).toString().replace(File.separatorChar, '.'))
                    .filter(name -> name.endsWith(".class") && name.lastIndexOf('.', name.length() - 7) > 0)
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(name -> PACKAGES.contains(name.substring(0, name.lastIndexOf('.'))))
                    .<Class<?>>map(NullArgumentsTest::load)
                    .filter(type -> Modifier.isPublic(type.getModifiers()) && !type.isSynthetic() && !type.isEnum())
                    .filter(type -> !Throwable.class.isAssignableFrom(type) && !OF_USERS.contains(type))
                    .toList()
                    .stream();
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, Tables.class.getClassLoader());
        } catch (ClassNotFoundException unexpected) {
            throw new LinkageError(unexpected.getMessage(), unexpected);
        }
    }

    @ParameterizedTest
    @MethodSource("calls")
    void aNullIsNamedBeforeAnythingIsSent(Call call) {
        long requests = OBJECTS.requests();

        Throwable thrown = catchThrowable(call::make);

        assertThat(thrown)
                .isInstanceOfAny(TidetableException.class, NullPointerException.class, IllegalArgumentException.class);
        if (!(thrown instanceof TidetableException)) {
            assertThat(thrown).hasMessage(call.name());
        }
        assertThat(OBJECTS.requests()).isEqualTo(requests);
    }
}
