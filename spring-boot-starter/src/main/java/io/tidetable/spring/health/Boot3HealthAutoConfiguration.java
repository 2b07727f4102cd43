package io.tidetable.spring.health;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.spring.ConnectionAutoConfiguration;
import org.springframework.boot.actuate.autoconfigure.health.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.actuate.health.AbstractHealthIndicator;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.context.annotation.Bean;

/** The health contributor {@code tidetable} on Spring Boot 3. */
@AutoConfiguration(after = ConnectionAutoConfiguration.class)
@ConditionalOnClass({HealthIndicator.class, ConditionalOnEnabledHealthIndicator.class})
@ConditionalOnSingleCandidate(TableServiceClientBuilder.class)
@ConditionalOnEnabledHealthIndicator("tidetable")
public class Boot3HealthAutoConfiguration {
    /** For Spring. */
    public Boot3HealthAutoConfiguration() {}

    @Bean
    @ConditionalOnMissingBean(name = "tidetableHealthIndicator")
    HealthIndicator tidetableHealthIndicator(TableServiceClientBuilder builder) {
        ServiceCheck check = new ServiceCheck(builder);
        return new AbstractHealthIndicator() {
            @Override
            protected void doHealthCheck(Health.Builder health) {
                String failure = check.failure();
                if (failure == null) {
                    health.up();
                } else {
                    health.down().withDetail("error", failure);
                }
            }
        };
    }
}
