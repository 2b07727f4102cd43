package io.tidetable.azure;

import com.azure.core.http.policy.HttpPipelinePolicy;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** One table service over the SDK: a client for all its tables. Used by many threads; connecting sends nothing. */
public final class TableService {
    private static final HttpPipelinePolicy POLICY = new CallPolicy();

    private final TableServiceClient client;
    private final PolicyProof proof = new PolicyProof();
    private final Map<String, TableGateway> gateways = new ConcurrentHashMap<>();

    private TableService(TableServiceClient client) {
        this.client = client;
    }

    /** Adds {@link #policy()} to the builder and builds one client; all else of the builder stays the user's. */
    public static TableService connect(TableServiceClientBuilder builder) {
        return new TableService(builder.addPolicy(POLICY).buildClient());
    }

    /** The policy that watches each try; it acts on requests of this room alone, however often it is added. */
    public static HttpPipelinePolicy policy() {
        return POLICY;
    }

    /** The gateway of a table: the same for the same name. */
    public TableGateway gateway(String table) {
        return gateways.computeIfAbsent(
                table, name -> new SdkGateway(new Exchange(client.getTableClient(name), proof)));
    }
}
