package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Gradle asks of a processor that need not run for all classes when one has changed. */
class IncrementalTest {
    private static final String DECLARED = "/META-INF/gradle/incremental.annotation.processors";

    @TempDir
    Path folder;

    /** Tells of each call of the filer, and hands it on. */
    private static final class Watched extends AbstractProcessor {
        private final MappingProcessor watched = new MappingProcessor();
        private final BiConsumer<String, Object[]> calls;

        Watched(BiConsumer<String, Object[]> calls) {
            this.calls = calls;
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            super.init(environment);
            Filer filer = proxy(Filer.class, environment.getFiler(), calls);
            watched.init((ProcessingEnvironment) Proxy.newProxyInstance(
                    getClass().getClassLoader(),
                    new Class<?>[] {ProcessingEnvironment.class},
                    (self, method, arguments) ->
                            method.getName().equals("getFiler") ? filer : method.invoke(environment, arguments)));
        }

        private static <T> T proxy(Class<T> type, T behind, BiConsumer<String, Object[]> calls) {
            return type.cast(
                    Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                        calls.accept(method.getName(), arguments);
                        return method.invoke(behind, arguments);
                    }));
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return watched.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return watched.getSupportedSourceVersion();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            watched.process(annotations, round);
            return false;
        }
    }

    @Test
    void itIsDeclaredIsolating() throws IOException {
        try (var in = MappingProcessor.class.getResourceAsStream(DECLARED)) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip())
                    .isEqualTo(MappingProcessor.class.getName() + ",isolating");
        }
    }

    @Test
    void eachFileIsMadeOfTheOneClassThatItIsFor() {
        Map<String, List<String>> origins = new TreeMap<>();
        Compiled compiled = Compiled.of(
                Compiler.javac().withProcessors(new Watched((call, arguments) -> {
                    assertThat(call).isEqualTo("createSourceFile");
                    origins.put(
                            arguments[0].toString(),
                            Arrays.stream((Element[]) arguments[1])
                                    .map(Element::toString)
                                    .toList());
                })),
                Sources.of("a.Base", "abstract class Base { @PartitionKey String id; }"),
                Sources.of("a.Order", """
                        @Table("Orders")
                        class Order extends Base {
                            @RowKey int n;
                            @Table("Lines") record Line(@PartitionKey String id, @RowKey int n) {}
                        }
                        """),
                Sources.of("b.Item", "@Table(\"Items\") record Item(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.errors()).isEmpty();
        assertThat(origins)
                .isEqualTo(Map.of(
                        "a.Order_", List.of("a.Order"),
                        "a.Order_Line_", List.of("a.Order.Line"),
                        "b.Item_", List.of("b.Item")));
    }

    @Test
    void aClassIsReadAlikeWhenOthersWereCompiledBefore() {
        Compiled base = Compiled.checked(
                Sources.of("a.Base", "public abstract class Base<K> { @PartitionKey protected K id; }"),
                Sources.of("a.Order_", "final class Order_ {}"));
        assertThat(base.errors()).isEmpty();
        String order = "@Table(\"Orders\") public class Order extends Base<UUID> { @RowKey int n; }";
        Compiled alone = Compiled.after(base, folder, Sources.of("a.Order", order));
        assertThat(alone.errors()).isEmpty();
        assertThat(alone.source("a.Order_")).contains("Attribute<Order, UUID> id ", "key(UUID id, int n)");
    }
}
