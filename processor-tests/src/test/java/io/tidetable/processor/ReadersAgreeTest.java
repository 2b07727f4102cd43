package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import io.tidetable.model.MappingRules;
import io.tidetable.model.facts.ClassFacts;
import io.tidetable.reflect.EntityReader;
import io.tidetable.reflect.ReflectedClass;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the compiler reads of a class and what the running program reads of it are equal. */
class ReadersAgreeTest {
    /** Reads every class there is. */
    private static final class Reading extends AbstractProcessor {
        final Map<String, ClassFacts> read = new TreeMap<>();

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
            ElementFilter.typesIn(round.getRootElements()).forEach(this::read);
            return false;
        }

        private void read(TypeElement type) {
            ClassFacts facts = new SourceClass(processingEnv.getElementUtils())
                    .read(type)
                    .orElseThrow(() -> new AssertionError("unresolved: " + type));
            read.put(facts.name(), facts);
            for (Element nested : ElementFilter.typesIn(type.getEnclosedElements())) {
                read((TypeElement) nested);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"readers", "broken", "kept", "odd", "wrong"})
    void equalFactsAndEqualProblems(String folder) {
        Reading reading = new Reading();
        Compiled compiled = Compiled.with(reading, Sources.all(Sources.folder(folder)));
        assertThat(compiled.status()).as(compiled.toString()).isNotEqualTo(Compilation.Status.FAILURE);
        List<Class<?>> classes = compiled.classes().stream()
                .filter(type -> !type.isLocalClass() && !type.isAnonymousClass())
                .toList();
        assertThat(classes).extracting(Class::getName).containsExactlyElementsOf(reading.read.keySet());
        for (Class<?> type : classes) {
            ClassFacts facts = reading.read.get(type.getName());
            assertThat(ReflectedClass.read(type)).isEqualTo(facts);
            assertThat(EntityReader.read(type)).isEqualTo(MappingRules.read(facts));
        }
    }
}
