package io.tidetable.embedded.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/**
 * An HTTP/1.1 server on 127.0.0.1, a daemon thread a connection. It is our own because the JDK's answers broken
 * addresses by itself, where the table service has an error for them, and cannot reset a connection.
 */
public final class LoopbackServer implements AutoCloseable {
    private static final byte[] LOOPBACK = {127, 0, 0, 1};
    private static final int BACKLOG = 128;

    private final Door door;
    private final ServerSocket socket;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "tidetable-embedded");
        thread.setDaemon(true);
        return thread;
    });

    private LoopbackServer(Door door, ServerSocket socket) {
        this.door = door;
        this.socket = socket;
    }

    /** Starts to serve; port 0 takes any that is free. */
    public static LoopbackServer start(Door door, int port) {
        try {
            ServerSocket socket = new ServerSocket();
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByAddress(LOOPBACK), port), BACKLOG);
            LoopbackServer server = new LoopbackServer(door, socket);
            server.threads.execute(server::accept);
            return server;
        } catch (IOException refused) {
            throw new UncheckedIOException("Cannot listen on 127.0.0.1:" + port, refused);
        }
    }

    /** The port. */
    public int port() {
        return socket.getLocalPort();
    }

    private void accept() {
        while (!socket.isClosed()) {
            acceptOne();
        }
    }

    private void acceptOne() {
        try {
            Socket connection = socket.accept();
            open.add(connection);
            threads.execute(() -> serve(connection));
        } catch (IOException | RejectedExecutionException closed) {
            // close() ends the loop; a connection that broke while it was taken concerns nobody.
            return;
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            connection.setTcpNoDelay(true);
            new Connection(connection, door).serve();
        } catch (IOException gone) {
            // The other side left, or close() took the socket away: there is nobody to tell.
            return;
        } finally {
            open.remove(connection);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
            for (Socket connection : open) {
                connection.close();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } finally {
            threads.shutdown();
        }
    }
}
