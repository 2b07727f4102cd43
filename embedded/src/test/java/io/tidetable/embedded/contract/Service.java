package io.tidetable.embedded.contract;

import com.azure.data.tables.TableServiceClientBuilder;
import java.util.function.Supplier;

/** A service under test. */
record Service(String name, Supplier<TableServiceClientBuilder> builder) {
    @Override
    public String toString() {
        return name;
    }
}
