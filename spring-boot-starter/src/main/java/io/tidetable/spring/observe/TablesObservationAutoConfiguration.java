package io.tidetable.spring.observe;

import com.azure.data.tables.TableServiceClientBuilder;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import io.tidetable.Tables;
import io.tidetable.spring.TablesAutoConfiguration;
import io.tidetable.spring.TablesCustomizer;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Observations where the application has an {@link ObservationRegistry}, counters where it has meters too. */
@AutoConfiguration(
        before = TablesAutoConfiguration.class,
        afterName = {
            "org.springframework.boot.actuate.autoconfigure.metrics.CompositeMeterRegistryAutoConfiguration",
            "org.springframework.boot.actuate.autoconfigure.observation.ObservationAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration",
            "org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration"
        })
@ConditionalOnClass(ObservationRegistry.class)
@ConditionalOnBean(ObservationRegistry.class)
public class TablesObservationAutoConfiguration {
    /** For Spring. */
    public TablesObservationAutoConfiguration() {}

    @Bean
    static BeanPostProcessor tidetableObserver(ObjectProvider<ObservationRegistry> registry) {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessAfterInitialization(Object bean, String name) {
                if (bean instanceof TableServiceClientBuilder builder) {
                    RequestPolicies.addTo(builder);
                }
                return bean instanceof Tables tables && !(bean instanceof ObservedTables)
                        ? new ObservedTables(tables, registry.getObject())
                        : bean;
            }
        };
    }

    /** First, so that an executor that the application sets stays; no bean itself, lest Spring take it for its own. */
    @Bean
    @Order(Ordered.HIGHEST_PRECEDENCE)
    TablesCustomizer tidetableOperationThreads() {
        return builder -> builder.executor(new OperationThreads());
    }

    /** Where there are meters. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(MeterRegistry.class)
    @ConditionalOnBean(MeterRegistry.class)
    static class Meters {
        @Bean
        RequestMeters tidetableRequestMeters(MeterRegistry registry) {
            return new RequestMeters(registry);
        }
    }
}
