package io.tidetable.spring;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.Tables;
import io.tidetable.codec.Json;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/** {@link Tables}, unless the application defines it, and a repository for each class with {@code Table}. */
@AutoConfiguration(after = ConnectionAutoConfiguration.class)
@Import(RepositoryRegistrar.class)
public class TablesAutoConfiguration {
    /** For Spring. */
    public TablesAutoConfiguration() {}

    @Bean
    @ConditionalOnMissingBean
    Tables tables(
            TableServiceClientBuilder client, ObjectProvider<Json> json, ObjectProvider<TablesCustomizer> customizers) {
        Tables.Builder builder = Tables.builder(client);
        json.ifAvailable(builder::json);
        customizers.orderedStream().forEach(customizer -> customizer.customize(builder));
        return builder.build();
    }

    @Bean
    Repositories tidetableRepositories(Tables tables, TidetableProperties properties) {
        return new Repositories(tables, properties.createsTables());
    }
}
