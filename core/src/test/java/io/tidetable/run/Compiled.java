package io.tidetable.run;

import io.tidetable.annotations.Table;
import io.tidetable.codec.KeyCodec;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.invoke.MethodHandles;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Classes of this package that are compiled while a test runs. */
final class Compiled {
    private static final Map<String, Class<?>> DEFINED = new ConcurrentHashMap<>();

    private Compiled() {}

    /** The class of a source; compiled once. */
    static Class<?> of(String name, String source) {
        return DEFINED.computeIfAbsent(name, any -> define(name, source));
    }

    private static Class<?> define(String name, String source) {
        var compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter problems = new StringWriter();
        Memory memory = new Memory(compiler.getStandardFileManager(null, null, null));
        List<String> options = List.of("-proc:none", "-classpath", classPath());
        boolean done = compiler.getTask(problems, memory, null, options, null, List.of(new Source(name, source)))
                .call();
        if (!done) {
            throw new IllegalArgumentException(problems + source);
        }
        try {
            return MethodHandles.lookup().defineClass(memory.written.toByteArray());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Where the classes come from that sources name. */
    private static String classPath() {
        return Stream.of(Compiled.class, Table.class, KeyCodec.class, Nullable.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .map(url -> Path.of(URI.create(url.toString())).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///io/tidetable/run/" + name + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final ByteArrayOutputStream written = new ByteArrayOutputStream();

        Memory(StandardJavaFileManager standard) {
            super(standard);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("string:///" + className + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return written;
                }
            };
        }
    }
}
