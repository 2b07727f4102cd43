package io.tidetable.embedded;

import java.util.concurrent.CountDownLatch;

/**
 * The embedded service as a program: {@code Serve [port] [key]} listens on 127.0.0.1 until it is stopped; without a key
 * (base64) it accepts any signature.
 */
public final class Serve {
    private static final int DEFAULT_PORT = 10002;

    private Serve() {}

    /** Serves; the port is 10002 unless given, and 0 takes any that is free. */
    public static void main(String[] arguments) throws InterruptedException {
        int port = arguments.length > 0 ? Integer.parseInt(arguments[0]) : DEFAULT_PORT;
        EmbeddedTables tables = EmbeddedTables.create();
        if (arguments.length > 1) {
            tables.requireKey(arguments[1]);
        }
        try (EmbeddedTables.Listener listener = tables.listen(port)) {
            System.out.println("Tables at " + listener.endpoint());
            new CountDownLatch(1).await();
        }
    }
}
