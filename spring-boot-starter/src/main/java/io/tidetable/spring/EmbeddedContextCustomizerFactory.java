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
import org.springframework.util.ClassUtils;

/**
 * Sets the properties of a test with {@link WithEmbeddedTables}, above all others, and keeps beans of its application
 * to that service.
 */
final class EmbeddedContextCustomizerFactory implements ContextCustomizerFactory {
    @Override
    public @Nullable ContextCustomizer createContextCustomizer(
            Class<?> test, List<ContextConfigurationAttributes> attributes) {
        if (!TestContextAnnotationUtils.hasAnnotation(test, WithEmbeddedTables.class)) {
            return null;
        }
        if (!ClassUtils.isPresent("io.tidetable.embedded.EmbeddedTables", test.getClassLoader())) {
            throw new IllegalStateException("@WithEmbeddedTables on " + test.getName()
                    + " needs io.tidetable:tidetable-embedded on the class path: add it with scope test");
        }
        return new Customizer();
    }

    /** Equal to all others of its kind, so that tests share contexts. */
    record Customizer() implements ContextCustomizer {
        @Override
        public void customizeContext(ConfigurableApplicationContext context, MergedContextConfiguration merged) {
            TestPropertyValues.of("tidetable.embedded=true", "tidetable.connection-string=", "tidetable.endpoint=")
                    .applyTo(context);
            context.addBeanFactoryPostProcessor(beans -> beans.addBeanPostProcessor(new OnEmbeddedTables(beans)));
        }
    }
}
