package io.tidetable.embedded.http;

import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.protocol.Answer;
import io.tidetable.embedded.protocol.Headers;
import io.tidetable.embedded.protocol.Request;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** One connection: requests one after another until either side ends it. */
final class Connection {
    private static final int NO_CONTENT = 204;
    private static final int DRAIN_MILLIS = 500;
    private static final long DRAIN_BYTES = 64L * 1024 * 1024;
    private static final Request NOTHING_READ =
            new Request("GET", new Request.Url("http://127.0.0.1", "/", null), jsonHeaders(), new byte[0]);

    private final Socket socket;
    private final Door door;
    private final OutputStream out;
    private final RequestReader reader;

    Connection(Socket socket, Door door) throws IOException {
        this.socket = socket;
        this.door = door;
        this.out = new BufferedOutputStream(socket.getOutputStream());
        this.reader = new RequestReader(new BufferedInputStream(socket.getInputStream()), out, origin(socket));
    }

    private static Headers jsonHeaders() {
        return new Headers().set("Accept", "application/json");
    }

    private static String origin(Socket socket) {
        return "http://127.0.0.1:" + socket.getLocalPort();
    }

    void serve() throws IOException {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = serveOne();
        }
    }

    private boolean serveOne() throws IOException {
        try {
            Request request = reader.next();
            if (request == null) {
                return false;
            }
            Answer answer = door.pass(request);
            boolean keep = !"close".equalsIgnoreCase(request.headers().get("Connection"));
            write(answer, request.method().equals("HEAD"), keep);
            return keep;
        } catch (ServiceError unreadable) {
            write(door.refuse(NOTHING_READ, unreadable), false, false);
            drain();
            return false;
        } catch (LostConnection lost) {
            if (lost.isReset()) {
                socket.setSoLinger(true, 0);
            }
            return false;
        }
    }

    /** Reads what is still on its way, so that closing does not reset the connection before the answer is read. */
    private void drain() throws IOException {
        socket.shutdownOutput();
        socket.setSoTimeout(DRAIN_MILLIS);
        reader.skip(DRAIN_BYTES);
    }

    private void write(Answer answer, boolean headersOnly, boolean keep) throws IOException {
        StringBuilder head = new StringBuilder("HTTP/1.1 ")
                .append(answer.status())
                .append(' ')
                .append(answer.reason())
                .append("\r\n");
        answer.headers().forEach((name, value) -> header(head, name, value));
        if (answer.status() != NO_CONTENT) {
            header(head, "Content-Length", Integer.toString(answer.body().length));
        }
        if (!keep) {
            header(head, "Connection", "close");
        }
        out.write(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        if (!headersOnly) {
            out.write(answer.body());
        }
        out.flush();
    }

    /** Writes a header; a line break in a value that a client sent cannot start another. */
    private static void header(StringBuilder head, String name, String value) {
        head.append(name).append(": ").append(value.replaceAll("[\\r\\n]", " ")).append("\r\n");
    }
}
