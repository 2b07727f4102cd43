package io.tidetable.spring;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * What is set under {@code tidetable}. One of the first three says which service; a blank text counts as not set.
 *
 * @param connectionString Connection string of a storage account as the portal shows it, or UseDevelopmentStorage=true
 *     for Azurite.
 * @param endpoint Address of the table service, such as https://myaccount.table.core.windows.net; the credential is the
 *     TokenCredential bean, or DefaultAzureCredential where azure-identity is on the class path.
 * @param embedded Whether to use a table service in the process, empty at each start; needs tidetable-embedded on the
 *     class path.
 * @param createTables Whether to create missing tables at start. Defaults to true with the embedded service, else to
 *     false.
 */
@ConfigurationProperties(prefix = "tidetable", ignoreUnknownFields = false)
record TidetableProperties(
        @Nullable String connectionString,
        @Nullable String endpoint,
        boolean embedded,
        @Nullable Boolean createTables) {

    /** Leaves the texts out: they hold keys and signatures. */
    @Override
    public String toString() {
        return "TidetableProperties[embedded=" + embedded + ", createTables=" + createTables + "]";
    }

    boolean createsTables() {
        return createTables == null ? embedded : createTables;
    }
}
