package io.tidetable.testing;

import com.azure.core.credential.AzureSasCredential;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.sas.TableAccountSasPermission;
import com.azure.data.tables.sas.TableAccountSasResourceType;
import com.azure.data.tables.sas.TableAccountSasService;
import com.azure.data.tables.sas.TableAccountSasSignatureValues;
import io.tidetable.embedded.EmbeddedTables;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
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

    /** These, the embedded service over its port too, and Azurite with a shared access signature. */
    public static Stream<Service> transports() {
        return Stream.of(
                        all(),
                        Stream.of(listening()),
                        Azurite.services().stream().map(Services::signed))
                .flatMap(services -> services);
    }

    private static Service listening() {
        String connection = EmbeddedTables.create().listen(0).connectionString();
        return new Service(
                "embedded, over its port", () -> new TableServiceClientBuilder().connectionString(connection));
    }

    private static Service signed(Service azurite) {
        TableServiceClient owner = azurite.clientBuilder().buildClient();
        String signature = owner.generateAccountSas(new TableAccountSasSignatureValues(
                OffsetDateTime.now(ZoneOffset.UTC).plusDays(1),
                TableAccountSasPermission.parse("rwdlacu"),
                TableAccountSasService.parse("t"),
                TableAccountSasResourceType.parse("sco")));
        return new Service(
                Azurite.NAME + " with a signature",
                () -> new TableServiceClientBuilder()
                        .endpoint(owner.getServiceEndpoint())
                        .credential(new AzureSasCredential(signature)));
    }

    /** An empty embedded service. */
    public static Service embedded() {
        EmbeddedTables tables = EmbeddedTables.create();
        return new Service("embedded", tables::clientBuilder);
    }
}
