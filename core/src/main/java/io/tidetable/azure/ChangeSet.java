package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import io.tidetable.store.Row;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The actions of a transaction as one multipart body, written in one pass: what the SDK writes, which makes a request
 * of its own for every action first.
 */
final class ChangeSet {
    private static final JsonFactory JSON =
            new JsonFactoryBuilder().rootValueSeparator("").build();
    private static final int ACTION_BYTES = 1024;
    private static final String END = "\r\n";
    private static final String PART = "Content-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n";
    private static final String INSERT_HEADERS =
            "Prefer: return-no-content\r\nContent-Type: application/json;odata=nometadata\r\n";
    private static final String HEADERS = "Content-Type: application/json\r\n";
    private static final String LAST_HEADERS =
            "DataServiceVersion: 3.0\r\nAccept: application/json;odata=minimalmetadata\r\n\r\n";

    private final String table;
    private final String boundary = "changeset_" + UUID.randomUUID();
    private final ByteArrayOutputStream out;
    private final ByteArrayOutputStream row = new ByteArrayOutputStream(ACTION_BYTES);
    private final JsonGenerator json;

    private ChangeSet(String table, int actions) throws IOException {
        this.table = table;
        this.out = new ByteArrayOutputStream(actions * ACTION_BYTES);
        this.json = JSON.createGenerator(row);
    }

    /**
     * The body between the boundaries of the batch.
     *
     * @param table the address of the table
     */
    static byte[] of(String table, Transaction transaction) {
        try {
            ChangeSet set = new ChangeSet(table, transaction.writes().size());
            set.text("Content-Type: multipart/mixed; boundary=" + set.boundary + END + END);
            for (Write write : transaction.writes()) {
                set.part(write);
            }
            set.text("--" + set.boundary + "--" + END + END);
            set.json.close();
            return set.out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a stream in memory: never
        }
    }

    private void part(Write write) throws IOException {
        text("--" + boundary + END + PART);
        if (write instanceof Write.Insert insert) {
            put("POST " + table, INSERT_HEADERS, null, insert.row());
        } else if (write instanceof Write.Upsert upsert) {
            put("PUT " + address(write), HEADERS, null, upsert.row());
        } else if (write instanceof Write.Replace replace) {
            put("PUT " + address(write), HEADERS, replace.etag(), replace.row());
        } else if (write instanceof Write.Merge merge) {
            put("MERGE " + address(write), HEADERS, merge.etag(), merge.row());
        } else {
            head("DELETE " + address(write), 0, "", ((Write.Delete) write).etag());
        }
        text(END);
    }

    private String address(Write write) {
        return UrlKey.append(new StringBuilder(table), write.key()).toString();
    }

    private void put(String request, String headers, @Nullable String etag, Row stored) throws IOException {
        row.reset();
        RowWriter.write(stored, json);
        json.flush();
        head(request, row.size(), headers, etag);
        row.writeTo(out);
    }

    private void head(String request, int length, String headers, @Nullable String etag) {
        String match = etag == null ? "" : "If-Match: " + etag + END;
        text(request + " HTTP/1.1\r\nContent-Length: " + length + END + headers + match + LAST_HEADERS);
    }

    private void text(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
