/** Repositories for Azure Table Storage. */
module io.tidetable {
    requires transitive com.azure.core;
    requires transitive com.azure.data.tables;
    requires transitive io.tidetable.annotations;
    requires transitive jakarta.annotation;
    requires com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.datatype.jsr310;
    requires net.bytebuddy;
    requires static transitive org.jspecify;

    exports io.tidetable;
    exports io.tidetable.codec;
    exports io.tidetable.error;
    exports io.tidetable.query;
    exports io.tidetable.repository;
    exports io.tidetable.time;
}
