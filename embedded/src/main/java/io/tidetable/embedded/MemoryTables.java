package io.tidetable.embedded;

import com.azure.core.credential.AzureNamedKeyCredential;
import com.azure.core.http.HttpClient;
import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.embedded.http.Door;
import io.tidetable.embedded.http.LoopbackServer;
import io.tidetable.embedded.http.ProcessClient;
import io.tidetable.embedded.protocol.TableService;
import io.tidetable.embedded.store.Account;

/** The one implementation: an account in memory behind a door. */
final class MemoryTables implements EmbeddedTables {
    static final String ACCOUNT = "devstoreaccount1";
    private static final String ENDPOINT = "https://" + ACCOUNT + ".table.core.windows.net";
    /** The well-known key of Microsoft's emulators. */
    private static final String EMULATOR_KEY =
            "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

    private volatile String key = EMULATOR_KEY;
    private final Account account = new Account();
    private final TableService service = new TableService(account);
    private final PassageFaults faults = new PassageFaults(service);
    private final Door door = new Door(service, faults::before);
    private final HttpClient client = new ProcessClient(door);

    @Override
    public TableServiceClientBuilder clientBuilder() {
        return new TableServiceClientBuilder()
                .endpoint(ENDPOINT)
                .credential(new AzureNamedKeyCredential(ACCOUNT, key))
                .httpClient(client);
    }

    @Override
    public HttpClient httpClient() {
        return client;
    }

    @Override
    public long requestCount() {
        return door.count();
    }

    @Override
    public Listener listen(int port) {
        return new LoopbackListener(LoopbackServer.start(door, port), key);
    }

    @Override
    public Faults faults() {
        return faults;
    }

    @Override
    public void requireKey(String base64) {
        door.requireKey(base64);
        key = base64;
    }

    @Override
    public void clear() {
        faults.clear();
        account.clear();
    }
}
