package io.tidetable.embedded.http;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.protocol.Headers;
import io.tidetable.embedded.protocol.Request;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads HTTP/1.1 requests from a stream, with a length or in chunks; what is no request is the service's error. */
final class RequestReader {
    private static final int MAX_LINE = 128 * 1024;
    private static final int MAX_HEADERS = 200;
    /** What is read of a body before the connection is given up; the service itself refuses from 4 MiB on. */
    private static final int MAX_BODY = 16 * 1024 * 1024;

    private static final int RADIX = 16;

    private final InputStream in;
    private final OutputStream out;
    private final String defaultOrigin;

    RequestReader(InputStream in, OutputStream out, String defaultOrigin) {
        this.in = in;
        this.out = out;
        this.defaultOrigin = defaultOrigin;
    }

    /** The next request, or null at the end of the stream. */
    @Nullable
    Request next() throws IOException {
        String line = line();
        while (line != null && line.isEmpty()) {
            line = line();
        }
        if (line == null) {
            return null;
        }
        int methodEnd = line.indexOf(' ');
        int targetEnd = line.lastIndexOf(' ');
        if (methodEnd <= 0 || targetEnd <= methodEnd || !line.startsWith("HTTP/1.", targetEnd + 1)) {
            throw malformed();
        }
        Headers headers = headers();
        if (line.endsWith("HTTP/1.0") && !"keep-alive".equalsIgnoreCase(headers.get("Connection"))) {
            headers.set("Connection", "close");
        }
        Request.Url url = url(line.substring(methodEnd + 1, targetEnd).strip(), headers);
        return new Request(line.substring(0, methodEnd), url, headers, body(headers));
    }

    /** Reads and forgets what comes, up to a number of bytes. */
    void skip(long most) throws IOException {
        byte[] forgotten = new byte[8192];
        long left = most;
        for (int read = in.read(forgotten); read >= 0 && left > 0; read = in.read(forgotten)) {
            left -= read;
        }
    }

    private Request.Url url(String target, Headers headers) {
        String origin = headers.get("Host") == null ? defaultOrigin : "http://" + headers.get("Host");
        String rest = target;
        if (target.startsWith("http://")) {
            int path = target.indexOf('/', "http://".length());
            origin = path < 0 ? target : target.substring(0, path);
            rest = path < 0 ? "/" : target.substring(path);
        }
        int query = rest.indexOf('?');
        return query < 0
                ? new Request.Url(origin, rest, null)
                : new Request.Url(origin, rest.substring(0, query), rest.substring(query + 1));
    }

    private Headers headers() throws IOException {
        Headers headers = new Headers();
        for (int i = 0; i < MAX_HEADERS; i++) {
            String line = line();
            if (line == null) {
                throw new EOFException();
            }
            if (line.isEmpty()) {
                return headers;
            }
            int colon = line.indexOf(':');
            if (colon <= 0) {
                throw malformed();
            }
            headers.set(
                    line.substring(0, colon).strip(), line.substring(colon + 1).strip());
        }
        throw malformed();
    }

    private byte[] body(Headers headers) throws IOException {
        if ("100-continue".equalsIgnoreCase(headers.get("Expect"))) {
            out.write("HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            out.flush();
        }
        String encoding = headers.get("Transfer-Encoding");
        if (encoding != null && encoding.toLowerCase(Locale.ROOT).endsWith("chunked")) {
            return chunks();
        }
        String length = headers.get("Content-Length");
        return length == null ? new byte[0] : exactly(size(length, 10));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = chunkSize(); size > 0; size = chunkSize()) {
            if (body.size() + size > MAX_BODY) {
                throw Failure.REQUEST_BODY_TOO_LARGE.error();
            }
            body.writeBytes(exactly(size));
            line();
        }
        String trailer = line();
        while (trailer != null && !trailer.isEmpty()) {
            trailer = line();
        }
        return body.toByteArray();
    }

    private int chunkSize() throws IOException {
        String line = line();
        if (line == null) {
            throw new EOFException();
        }
        return size(line.split(";", 2)[0].strip(), RADIX);
    }

    private static int size(String text, int radix) {
        try {
            long size = Long.parseLong(text, radix);
            if (size > MAX_BODY) {
                throw Failure.REQUEST_BODY_TOO_LARGE.error();
            } else if (size >= 0) {
                return (int) size;
            }
            throw malformed();
        } catch (NumberFormatException noNumber) {
            throw malformed();
        }
    }

    private byte[] exactly(int size) throws IOException {
        byte[] bytes = in.readNBytes(size);
        if (bytes.length < size) {
            throw new EOFException();
        }
        return bytes;
    }

    /** A line without its end, or null at the end of the stream. */
    private @Nullable String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(128);
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                return null;
            }
            if (line.size() == MAX_LINE) {
                throw Failure.REQUEST_URL_TOO_LONG.error();
            }
            line.write(b);
        }
        String text = utf8(line.toByteArray());
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    private static String utf8(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            throw malformed();
        }
    }

    private static ServiceError malformed() {
        return Failure.INVALID_URL.error();
    }
}
