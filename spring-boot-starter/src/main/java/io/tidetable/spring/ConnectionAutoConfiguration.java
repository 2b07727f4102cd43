package io.tidetable.spring;

import com.azure.core.credential.TokenCredential;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.identity.DefaultAzureCredentialBuilder;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.ConfigurableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.core.type.AnnotatedTypeMetadata;
import org.springframework.util.ClassUtils;

/**
 * A {@link TableServiceClientBuilder}, a new one for each that asks, set to the service that the properties name. None
 * where the application defines one, or {@link Tables} itself.
 */
@AutoConfiguration
@EnableConfigurationProperties(TidetableProperties.class)
public class ConnectionAutoConfiguration {
    /** For Spring. */
    public ConnectionAutoConfiguration() {}

    @Bean
    @Scope(ConfigurableBeanFactory.SCOPE_PROTOTYPE)
    @ConditionalOnMissingBean({TableServiceClientBuilder.class, Tables.class})
    TableServiceClientBuilder tableServiceClientBuilder(
            TidetableProperties properties,
            ObjectProvider<TokenCredential> credentials,
            ObjectProvider<InProcessBuilders> inProcess,
            ObjectProvider<TableClientCustomizer> customizers) {
        TableServiceClientBuilder builder = connected(Connection.of(properties), credentials, inProcess);
        customizers.orderedStream().forEach(customizer -> customizer.customize(builder));
        return builder;
    }

    private static TableServiceClientBuilder connected(
            Connection connection,
            ObjectProvider<TokenCredential> credentials,
            ObjectProvider<InProcessBuilders> inProcess) {
        if (connection instanceof Connection.ByConnectionString account) {
            return withConnectionString(account.text());
        }
        if (connection instanceof Connection.ByEndpoint endpoint) {
            return new TableServiceClientBuilder()
                    .endpoint(endpoint.address())
                    .credential(credentials.getIfAvailable(ConnectionAutoConfiguration::ownCredential));
        }
        InProcessBuilders builders = inProcess.getIfAvailable();
        if (builders == null) {
            throw new ConfigurationException(
                    "tidetable.embedded is true, and the embedded service is not on the class path.",
                    "Add the dependency io.tidetable:tidetable-embedded, or remove tidetable.embedded.");
        }
        return builders.builder();
    }

    private static TableServiceClientBuilder withConnectionString(String text) {
        try {
            return new TableServiceClientBuilder().connectionString(text);
        } catch (RuntimeException e) {
            throw ConnectionStrings.bad(
                    "the SDK cannot read it (" + e.getClass().getSimpleName() + ")");
        }
    }

    private static TokenCredential ownCredential() {
        if (!ClassUtils.isPresent("com.azure.identity.DefaultAzureCredentialBuilder", null)) {
            throw new ConfigurationException(
                    "tidetable.endpoint is set, and there is nothing to sign in with: no bean of type TokenCredential,"
                            + " and com.azure:azure-identity is not on the class path.",
                    "Add the dependency com.azure:azure-identity, or define a bean of type TokenCredential, or use"
                            + " tidetable.connection-string instead.");
        }
        return Identity.credential();
    }

    /** Apart, so that azure-identity is loaded only where it is there. */
    private static final class Identity {
        static TokenCredential credential() {
            return new DefaultAzureCredentialBuilder().build();
        }
    }

    /** Builders of the embedded service, without its type in the signature. */
    @FunctionalInterface
    interface InProcessBuilders {
        TableServiceClientBuilder builder();
    }

    /** Reads the property as its class does: {@code on} and {@code yes} are true too. */
    static final class IsEmbedded implements Condition {
        @Override
        public boolean matches(ConditionContext context, AnnotatedTypeMetadata metadata) {
            return Binder.get(context.getEnvironment())
                    .bind("tidetable.embedded", Boolean.class)
                    .orElse(false);
        }
    }

    /** The embedded service. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(EmbeddedTables.class)
    @Conditional(IsEmbedded.class)
    static class Embedded {
        @Bean
        @ConditionalOnMissingBean
        EmbeddedTables embeddedTables() {
            return EmbeddedTables.create();
        }

        @Bean
        InProcessBuilders inProcessBuilders(EmbeddedTables service) {
            return service::clientBuilder;
        }
    }
}
