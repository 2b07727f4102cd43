package io.tidetable.spring.health;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.spring.ConnectionAutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.health.autoconfigure.contributor.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;

/** The health contributor {@code tidetable} on Spring Boot 4. */
@AutoConfiguration(after = ConnectionAutoConfiguration.class)
@ConditionalOnClass({HealthIndicator.class, ConditionalOnEnabledHealthIndicator.class})
@ConditionalOnSingleCandidate(TableServiceClientBuilder.class)
@ConditionalOnEnabledHealthIndicator("tidetable")
public class Boot4HealthAutoConfiguration {
    /** For Spring. */
    public Boot4HealthAutoConfiguration() {}

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
