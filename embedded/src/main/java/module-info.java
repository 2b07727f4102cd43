/** The table service in the process, for tests and first steps with azure-data-tables. */
module io.tidetable.embedded {
    requires transitive com.azure.core;
    requires transitive com.azure.data.tables;
    requires static org.junit.jupiter.api;
    requires static org.jspecify;

    exports io.tidetable.embedded;
}
