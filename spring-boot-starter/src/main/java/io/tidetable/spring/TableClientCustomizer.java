package io.tidetable.spring;

import com.azure.data.tables.TableServiceClientBuilder;

/**
 * Changes the SDK's builder before a client is made of it: retries, HTTP client, policies, a credential of another
 * kind. All beans of this type are called, in the order of {@code @Order}, after endpoint and credential have been set.
 */
@FunctionalInterface
public interface TableClientCustomizer {
    /** Changes the builder. */
    void customize(TableServiceClientBuilder builder);
}
