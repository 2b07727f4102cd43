package io.tidetable.embedded;

import io.tidetable.embedded.http.LoopbackServer;

/** A loopback server with what a client needs to reach it. */
record LoopbackListener(LoopbackServer server, String key) implements EmbeddedTables.Listener {
    @Override
    public String endpoint() {
        return "http://127.0.0.1:" + server.port() + "/" + MemoryTables.ACCOUNT;
    }

    @Override
    public String connectionString() {
        return "DefaultEndpointsProtocol=http;AccountName=" + MemoryTables.ACCOUNT + ";AccountKey=" + key
                + ";TableEndpoint=" + endpoint() + ";";
    }

    @Override
    public void close() {
        server.close();
    }
}
