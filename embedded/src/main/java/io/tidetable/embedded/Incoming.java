package io.tidetable.embedded;

/**
 * A request as a fault sees it.
 *
 * @param method the HTTP method that is meant, X-HTTP-Method heeded: {@code POST}
 * @param path the path as sent, still encoded: {@code /Orders(PartitionKey='a',RowKey='b')}
 * @param query what stands behind {@code ?}, still encoded; empty where there is none
 * @param table the table whose rows it is about, of a transaction that of its first action; empty for requests about
 *     tables themselves
 * @param transaction whether it is a {@code $batch}
 * @param body the body as text
 */
public record Incoming(String method, String path, String query, String table, boolean transaction, String body) {
    /** Whether it writes: anything but GET. */
    public boolean writes() {
        return !method.equals("GET");
    }

    /** Whether it is a query over rows, which can have pages. */
    public boolean queries() {
        return !writes() && !table.isEmpty() && !path.contains("=");
    }
}
