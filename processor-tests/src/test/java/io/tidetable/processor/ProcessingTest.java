package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the processor runs, and what it leaves to others. */
class ProcessingTest {
    @TempDir
    Path folder;

    @Test
    void nothingIsCompiledWhereOnlyProcessingIsAskedFor() {
        Compiled compiled = Compiled.of(
                Compiler.javac().withProcessors(new MappingProcessor()).withOptions("-proc:only"),
                Sources.of("a.Order", "@Table(\"Orders\") record Order(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.generatedSources()).containsExactly("a/Order_.java");
    }

    @Test
    void aTypeThatIsMissingIsLeftToJavac() {
        Compiled compiled = Compiled.checked(
                Sources.of("a.Order", """
                        @Table("Orders")
                        public class Order extends Gone<String> {
                            @PartitionKey String id;
                            @RowKey int n;
                            @Embedded Missing missing;
                            @ConvertedBy(Nowhere.class) Thread thread;
                        }
                        """),
                Sources.of("a.Item", "@Table(NOTHING) record Item(@PartitionKey String id, @RowKey int n) {}"));
        assertThat(compiled.errors()).hasSize(4).allMatch(error -> error.contains("cannot find symbol"));
    }

    @Test
    void aTypeThatClassesCompiledBeforeNameAndNobodyHasIsNoted() throws IOException {
        Compiled base = Compiled.unchecked(
                Sources.of("a.Gone", "public class Gone {}"),
                Sources.of("a.Base", "public abstract class Base { @PartitionKey String id; @Ignore Gone gone; }"),
                Sources.of("a.Words", """
                        public class Words implements Coded {
                            public String write(String value) { return value; }
                            public String read(Object property) { return property.toString(); }
                        }
                        """),
                Sources.of("a.Coded", "interface Coded extends io.tidetable.codec.Codec<String> {}"));
        Compiled compiled = Compiled.after(
                base,
                folder,
                List.of("a/Gone.class", "a/Coded.class"),
                Sources.of("a.Order", "@Table(\"Orders\") public class Order extends Base { @RowKey int n; }"),
                Sources.of("a.Item", """
                        @Table("Items")
                        record Item(@PartitionKey String id, @RowKey int n, @ConvertedBy(Words.class) String word) {}
                        """));
        assertThat(compiled.errors()).isEmpty();
        assertThat(compiled.notes())
                .containsExactlyInAnyOrder(
                        "-1: neither check nor metamodel of a.Order: the compiler does not find a.Gone",
                        "-1: neither check nor metamodel of a.Item: the compiler does not find a.Coded");
    }

    /** Makes a class in the first round. */
    private static final class Maker extends AbstractProcessor {
        private boolean made;

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!made) {
                made = true;
                try (Writer out =
                        processingEnv.getFiler().createSourceFile("a.Made").openWriter()) {
                    out.write("package a; public record Made(String city) {}");
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }

    @Test
    void aTypeThatAnotherProcessorMakesIsWaitedFor() {
        for (Stream<AbstractProcessor> order : List.of(
                Stream.of(new Maker(), new MappingProcessor()), Stream.of(new MappingProcessor(), new Maker()))) {
            Compiled compiled =
                    Compiled.of(Compiler.javac().withProcessors(order.toList()), Sources.of("a.Order", """
                            @Table("Orders")
                            record Order(@PartitionKey String id, @RowKey int n, @Embedded Made made) {}
                            """));
            assertThat(compiled.errors()).isEmpty();
            assertThat(compiled.source("a.Order_")).contains("TextAttribute<Order> made_city");
        }
    }

    @Test
    void aProblemOfASuperclassThatWasCompiledBeforeStandsAtTheClass() {
        Compiled compiled = Compiled.checked(Sources.of("a.Mine", """
                @Table("Mine")
                class Mine extends java.util.Observable {
                    @PartitionKey String id;
                    @RowKey int n;
                }
                """));
        assertThat(compiled.errors()).hasSize(1).allMatch(error -> error.startsWith("2: [TYPE] Mine.obs: "));
    }
}
