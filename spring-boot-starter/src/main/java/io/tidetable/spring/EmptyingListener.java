package io.tidetable.spring;

import io.tidetable.embedded.EmbeddedTables;
import org.springframework.context.ApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.test.context.TestContext;
import org.springframework.test.context.TestContextAnnotationUtils;
import org.springframework.test.context.TestExecutionListener;

/** Empties the embedded service before each test method of a class with {@link WithEmbeddedTables}. */
final class EmptyingListener implements TestExecutionListener, Ordered {
    /** Before listeners that fill databases, which come at 5,000. */
    @Override
    public int getOrder() {
        return 4_000;
    }

    @Override
    public void beforeTestMethod(TestContext test) {
        if (TestContextAnnotationUtils.hasAnnotation(test.getTestClass(), WithEmbeddedTables.class)) {
            ApplicationContext context = test.getApplicationContext();
            context.getBeanProvider(EmbeddedTables.class).forEach(EmbeddedTables::clear);
            context.getBeanProvider(Repositories.class).forEach(Repositories::createTables);
        }
    }
}
