package io.tidetable.embedded.contract;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.embedded.EmbeddedTables;
import java.util.stream.Stream;

/**
 * The services that the contract is run on: the embedded one in the process and over its port, an Azurite at
 * {@code -Dcontract.azurite=<connection string>}, and any other at {@code -Dcontract.service=<connection string>}.
 */
final class Services {
    static final String AZURITE = "contract.azurite";

    private static final String OTHER = "contract.service";
    private static final EmbeddedTables EMBEDDED = EmbeddedTables.create();
    private static final EmbeddedTables.Listener LISTENER = EMBEDDED.listen(0);

    private Services() {}

    static Stream<Service> all() {
        Stream<Service> embedded = Stream.of(
                new Service("embedded", EMBEDDED::clientBuilder),
                at("embedded over HTTP", LISTENER.connectionString()));
        Stream<Service> others = Stream.of(AZURITE, OTHER)
                .filter(property -> System.getProperty(property) != null)
                .map(property -> at(property, System.getProperty(property)));
        return Stream.concat(embedded, others);
    }

    private static Service at(String name, String connectionString) {
        return new Service(name, () -> new TableServiceClientBuilder().connectionString(connectionString));
    }
}
