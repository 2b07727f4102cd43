package io.tidetable.spring;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.MergedContextConfiguration;
import org.springframework.test.context.TestContextAnnotationUtils;

/** Sets the properties of a test with {@link WithEmbeddedTables}, above all others. */
final class EmbeddedContextCustomizerFactory implements ContextCustomizerFactory {
    @Override
    public @Nullable ContextCustomizer createContextCustomizer(
            Class<?> test, List<ContextConfigurationAttributes> attributes) {
        return TestContextAnnotationUtils.hasAnnotation(test, WithEmbeddedTables.class) ? new Customizer() : null;
    }

    /** Equal to all others of its kind, so that tests share contexts. */
    record Customizer() implements ContextCustomizer {
        @Override
        public void customizeContext(ConfigurableApplicationContext context, MergedContextConfiguration merged) {
            TestPropertyValues.of("tidetable.embedded=true", "tidetable.connection-string=", "tidetable.endpoint=")
                    .applyTo(context);
        }
    }
}
