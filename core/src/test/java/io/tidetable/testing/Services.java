package io.tidetable.testing;

import io.tidetable.embedded.EmbeddedTables;
import java.util.stream.Stream;

/**
 * The services that contract suites run on, for {@code @ParameterizedClass} with
 * {@code @MethodSource("io.tidetable.testing.Services#all")}.
 */
public final class Services {
    private Services() {}

    /** An empty embedded service, and Azurite where it can run. */
    public static Stream<Service> all() {
        return Stream.concat(Stream.of(embedded()), Azurite.services().stream());
    }

    /** An empty embedded service. */
    public static Service embedded() {
        EmbeddedTables tables = EmbeddedTables.create();
        return new Service("embedded", tables::clientBuilder);
    }
}
