package io.tidetable.spring;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Keeps a test with {@link WithEmbeddedTables} off every other service: gives it builders of the embedded service in
 * place of the application's own, and refuses {@code Tables} of its own that were made of neither. What a bean was made
 * of are the beans that it was handed.
 */
final class OnEmbeddedTables implements BeanPostProcessor {
    private final ConfigurableListableBeanFactory beans;

    OnEmbeddedTables(ConfigurableListableBeanFactory beans) {
        this.beans = beans;
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        if (bean instanceof TableServiceClientBuilder && !isOurs(name) && !isMadeOf(name, EmbeddedTables.class)) {
            return service().clientBuilder();
        }
        if (bean instanceof Tables
                && !isMadeOf(name, EmbeddedTables.class)
                && !isMadeOf(name, TableServiceClientBuilder.class)) {
            throw new ConfigurationException(
                    "A test with @WithEmbeddedTables would reach another service: the bean " + name
                            + " of type Tables is not made of a bean of type TableServiceClientBuilder or"
                            + " EmbeddedTables.",
                    "Give the method that makes it a parameter of type TableServiceClientBuilder, and define that"
                            + " builder as a bean: the test gets one of the embedded service in its place. Or define no"
                            + " Tables, set tidetable.* properties and change settings by a TablesCustomizer bean.");
        }
        return bean;
    }

    private EmbeddedTables service() {
        EmbeddedTables service = beans.getBeanProvider(EmbeddedTables.class).getIfAvailable();
        if (service == null) {
            throw new ConfigurationException(
                    "A test with @WithEmbeddedTables has no bean of type EmbeddedTables.",
                    "Let auto-configuration run in it, as with @SpringBootTest, or define that bean.");
        }
        return service;
    }

    /** The builder of auto-configuration, which goes by the properties. */
    private boolean isOurs(String name) {
        return beans.containsBeanDefinition(name)
                && ConnectionAutoConfiguration.class
                        .getName()
                        .equals(beans.getBeanDefinition(name).getFactoryBeanName());
    }

    private boolean isMadeOf(String name, Class<?> type) {
        Set<String> seen = new HashSet<>(Set.of(name));
        Deque<String> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (String part : beans.getDependenciesForBean(open.remove())) {
                if (seen.add(part)) {
                    open.add(part);
                }
            }
        }
        seen.remove(name);
        return Arrays.stream(beans.getBeanNamesForType(type, true, false)).anyMatch(seen::contains);
    }
}
