package io.tidetable.spring;

import io.tidetable.Tables;

/**
 * Changes the settings of {@code Tables}: clock, executor, parallelism, lookup, listener. All beans of this type are
 * called, in the order of {@code @Order}.
 */
@FunctionalInterface
public interface TablesCustomizer {
    /** Changes the settings. */
    void customize(Tables.Builder builder);
}
