package io.tidetable.embedded;

import com.azure.data.tables.TableServiceClientBuilder;

/** The contract, kept by the embedded service in the process. */
class EmbeddedContractTest extends ServiceContract {
    private static final EmbeddedTables TABLES = EmbeddedTables.create();

    @Override
    TableServiceClientBuilder builder() {
        return TABLES.clientBuilder();
    }
}
