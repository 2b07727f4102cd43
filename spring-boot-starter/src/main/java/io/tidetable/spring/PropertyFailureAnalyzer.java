package io.tidetable.spring;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.UnboundConfigurationPropertiesException;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/**
 * Says which property below {@code tidetable} there is none of, or is neither true nor false. Before Spring Boot's own
 * analyzers, which show the value: that of a misspelled {@code connection-string} is a secret.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class PropertyFailureAnalyzer extends AbstractFailureAnalyzer<BindException> {
    private static final ConfigurationPropertyName PREFIX = ConfigurationPropertyName.of("tidetable");
    private static final String FOUR = "There are tidetable.connection-string, tidetable.endpoint, tidetable.embedded"
            + " and tidetable.create-tables; the last two are true or false.";

    @Override
    protected @Nullable FailureAnalysis analyze(Throwable root, BindException cause) {
        if (!cause.getName().equals(PREFIX) && !PREFIX.isAncestorOf(cause.getName())) {
            return null;
        }
        if (cause.getCause() instanceof UnboundConfigurationPropertiesException unknown) {
            return new FailureAnalysis(
                    "There is no such property, or it is set to nothing:\n\n    "
                            + told(unknown.getUnboundProperties()),
                    "Correct the name, give it a value, or remove it. " + FOUR,
                    cause);
        }
        ConfigurationProperty property = cause.getProperty();
        return new FailureAnalysis(
                "A property cannot be read:\n\n    "
                        + (property == null ? cause.getName().toString() : told(Set.of(property))),
                "Correct it or remove it. " + FOUR,
                cause);
    }

    private static String told(Collection<ConfigurationProperty> properties) {
        return properties.stream()
                .map(property -> property.getOrigin() == null
                        ? property.getName().toString()
                        : property.getName() + " (" + property.getOrigin() + ")")
                .collect(Collectors.joining("\n    "));
    }
}
