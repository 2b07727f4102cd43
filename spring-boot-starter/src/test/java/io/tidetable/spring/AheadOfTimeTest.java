package io.tidetable.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.spring.app.Board;
import io.tidetable.spring.app.Note;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.FileSystemGeneratedFiles;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.javapoet.ClassName;

/** What Spring generates ahead of time compiles and runs, stored classes that are not public included. */
class AheadOfTimeTest {
    @TempDir
    private Path folder;

    @Configuration(proxyBeanMethods = false)
    @AutoConfigurationPackage(basePackageClasses = Note.class)
    @ImportAutoConfiguration({ConnectionAutoConfiguration.class, TablesAutoConfiguration.class})
    @Import(Board.class)
    static class Application {}

    @Test
    void anApplicationRunsByWhatWasGenerated() throws Exception {
        String initializer = generate();
        compile();
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader apart = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
            Thread.currentThread().setContextClassLoader(apart);
            var run = apart.loadClass(AheadOfTimeTest.class.getName()).getDeclaredMethod("run", String.class);
            run.setAccessible(true);
            assertThat(run.invoke(null, initializer)).isEqualTo("1 notes, 1 readings");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    /** Called in a class loader of its own, where generated classes share packages with those they are made for. */
    static String run(String initializer) throws ReflectiveOperationException {
        try (GenericApplicationContext context = new GenericApplicationContext()) {
            TestPropertyValues.of("tidetable.embedded=true").applyTo(context);
            Object generated = Class.forName(initializer).getConstructor().newInstance();
            initialize((ApplicationContextInitializer<?>) generated, context);
            context.refresh();
            Board board = context.getBean(Board.class);
            board.pin(Note.of(1, "Milk"));
            board.read("thermometer", 1, 21.5);
            return board.kept();
        }
    }

    @SuppressWarnings("unchecked") // an initializer of whatever context
    private static void initialize(ApplicationContextInitializer<?> generated, GenericApplicationContext context) {
        ((ApplicationContextInitializer<GenericApplicationContext>) generated).initialize(context);
    }

    /** The name of the initializer; the sources are in the folder. */
    private String generate() {
        DefaultGenerationContext generation = new DefaultGenerationContext(
                new ClassNameGenerator(ClassName.get(AheadOfTimeTest.class)), new FileSystemGeneratedFiles(folder));
        AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
        TestPropertyValues.of("tidetable.embedded=true").applyTo(context);
        context.register(Application.class);
        ClassName initializer = new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
        generation.writeGeneratedContent();
        assertThat(RuntimeHintsPredicates.reflection().onType(Note.class)).accepts(generation.getRuntimeHints());
        return initializer.reflectionName();
    }

    private void compile() throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "-proc:none", "-nowarn", "-cp", System.getProperty("java.class.path"), "-d", folder.toString()));
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        ByteArrayOutputStream problems = new ByteArrayOutputStream();
        int result = ToolProvider.getSystemJavaCompiler().run(null, null, problems, arguments.toArray(String[]::new));
        assertThat(result).as(problems.toString(StandardCharsets.UTF_8)).isZero();
    }

    private URL[] classPath() throws IOException {
        List<URL> path = new ArrayList<>(List.of(folder.toUri().toURL()));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            path.add(new File(entry).toURI().toURL());
        }
        return path.toArray(URL[]::new);
    }
}
