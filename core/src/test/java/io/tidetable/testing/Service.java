package io.tidetable.testing;

import com.azure.data.tables.TableServiceClientBuilder;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** A table service that a suite runs on; its tables are shared with other tests where it is Azurite. */
public final class Service {
    private static final AtomicLong TABLES = new AtomicLong();

    private final String name;
    private final Supplier<TableServiceClientBuilder> builders;

    Service(String name, Supplier<TableServiceClientBuilder> builders) {
        this.name = name;
        this.builders = builders;
    }

    /** A builder of its own, set to this service. */
    public TableServiceClientBuilder clientBuilder() {
        return builders.get();
    }

    /** A table's name that no other test has. */
    public String tableName(String stem) {
        return stem + "x" + TABLES.incrementAndGet() + "x"
                + ProcessHandle.current().pid();
    }

    /** Whether it is Azurite, which is no authority on limits. */
    public boolean isAzurite() {
        return name.startsWith(Azurite.NAME);
    }

    @Override
    public String toString() {
        return name;
    }
}
