package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** Sources compiled in memory, and the classes that came out. */
final class Compiled {
    private final Compilation compilation;

    private Compiled(Compilation compilation) {
        this.compilation = compilation;
    }

    /** With the mapping's processor, and all warnings but those about processing. */
    static Compiled checked(JavaFileObject... sources) {
        return with(new MappingProcessor(), sources);
    }

    static Compiled with(Processor processor, JavaFileObject... sources) {
        return of(
                Compiler.javac()
                        .withProcessors(processor)
                        .withOptions("-Xlint:all,-processing", "-Xmaxerrs", "1000", "-Xmaxwarns", "1000"),
                sources);
    }

    /**
     * As a build does that compiles only what has changed: what was compiled before is in a folder on the class path.
     */
    static Compiled after(Compiled before, Path folder, JavaFileObject... sources) {
        return after(before, folder, List.of(), sources);
    }

    /** The same where some of those files are lost. */
    static Compiled after(Compiled before, Path folder, List<String> lost, JavaFileObject... sources) {
        List<File> path = before.written(folder);
        lost.forEach(file -> assertThat(folder.resolve(file).toFile().delete()).isTrue());
        return of(
                Compiler.javac()
                        .withProcessors(new MappingProcessor())
                        .withClasspath(path)
                        .withOptions("-Xlint:all,-processing,-path", "-Werror"),
                sources);
    }

    static Compiled unchecked(JavaFileObject... sources) {
        return of(Compiler.javac().withOptions("-proc:none"), sources);
    }

    static Compiled of(Compiler compiler, JavaFileObject... sources) {
        return new Compiled(compiler.compile(sources));
    }

    Compilation.Status status() {
        return compilation.status();
    }

    /** {@code line: message} of a kind, in the order of lines. */
    List<String> messages(Diagnostic.Kind kind) {
        return messages(kind, file -> true);
    }

    private List<String> messages(Diagnostic.Kind kind, Predicate<JavaFileObject> file) {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == kind)
                .filter(diagnostic -> file.test(diagnostic.getSource()))
                .sorted(Comparator.comparing(Diagnostic::getLineNumber))
                .map(diagnostic -> diagnostic.getLineNumber() + ": " + diagnostic.getMessage(Locale.ROOT))
                .toList();
    }

    List<String> errors() {
        return messages(Diagnostic.Kind.ERROR);
    }

    /** Errors in the file of a package. */
    List<String> errors(String packageName) {
        return messages(
                Diagnostic.Kind.ERROR,
                file -> file != null && file.getName().contains(packageName.replace('.', '/') + "/"));
    }

    /** All that javac warned of. */
    List<String> warnings() {
        return compilation.warnings().stream().map(Object::toString).toList();
    }

    List<String> notes() {
        return messages(Diagnostic.Kind.NOTE);
    }

    /** A generated source. */
    String source(String className) {
        return compilation
                .generatedFile(StandardLocation.SOURCE_OUTPUT, className.replace('.', '/') + ".java")
                .map(Compiled::text)
                .orElseThrow(() -> new AssertionError("no source of " + className));
    }

    List<String> generatedSources() {
        return compilation.generatedSourceFiles().stream()
                .map(file -> file.getName().replaceAll(".*SOURCE_OUTPUT/", ""))
                .sorted()
                .toList();
    }

    private static String text(JavaFileObject file) {
        try {
            return file.getCharContent(true).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All classes, loaded. */
    List<Class<?>> classes() {
        Map<String, byte[]> files = new HashMap<>();
        compilation.generatedFiles().stream()
                .filter(file -> file.getKind() == JavaFileObject.Kind.CLASS)
                .forEach(file -> files.put(
                        file.getName()
                                .replaceAll(".*CLASS_OUTPUT/|\\.class$", "")
                                .replace('/', '.'),
                        bytes(file)));
        ClassLoader loader = new Memory(files);
        return files.keySet().stream()
                .filter(name -> !name.equals("module-info"))
                .sorted()
                .<Class<?>>map(name -> load(loader, name))
                .toList();
    }

    /** The class path with the classes of this compilation, as files. */
    private List<File> written(Path folder) {
        try {
            for (JavaFileObject file : compilation.generatedFiles()) {
                if (file.getKind() == JavaFileObject.Kind.CLASS) {
                    Path target = folder.resolve(file.getName().replaceAll(".*CLASS_OUTPUT/", ""));
                    Files.createDirectories(target.getParent());
                    Files.write(target, bytes(file));
                }
            }
            return Stream.concat(
                            Stream.of(folder.toFile()),
                            Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                                    .map(File::new))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> load(ClassLoader loader, String name) {
        try {
            return loader.loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(name, e);
        }
    }

    private static byte[] bytes(JavaFileObject file) {
        try (InputStream in = file.openInputStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(compilation.diagnostics().toArray());
    }

    private static final class Memory extends ClassLoader {
        private final Map<String, byte[]> files;

        Memory(Map<String, byte[]> files) {
            super(Compiled.class.getClassLoader());
            this.files = files;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = files.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
