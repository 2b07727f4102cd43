package io.tidetable.azure;

import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import io.tidetable.store.Transaction;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The request of a transaction: the SDK addresses, signs and sends it, and has one action for that, which is never
 * sent; the body is a change set of ours, put in its place at each try. Signatures of this service do not cover bodies.
 */
final class BatchRequest {
    /** What the SDK makes a transaction of: it would be refused, should it ever be sent. */
    static final List<TableTransactionAction> FOR_SDK = List.of(new TableTransactionAction(
            TableTransactionActionType.DELETE,
            new TableEntity("-", "-").addProperty("odata.etag", "W/\"never\""),
            true));

    /** Status of every answer of parts, whatever they say. */
    static final int ANSWERED = 202;

    private static final String BATCH = "$batch";
    private static final String BOUNDARY = "boundary=";
    private static final String ANSWER_TYPE = "multipart/mixed; boundary=batchresponse_0";
    private static final byte[] ANSWER = """
            --batchresponse_0\r
            Content-Type: multipart/mixed; boundary=changesetresponse_0\r
            \r
            --changesetresponse_0\r
            Content-Type: application/http\r
            Content-Transfer-Encoding: binary\r
            \r
            HTTP/1.1 204 No Content\r
            \r
            \r
            --changesetresponse_0--\r
            --batchresponse_0--\r
            """.getBytes(StandardCharsets.US_ASCII);

    private final String table;
    private final Transaction transaction;
    private byte @Nullable [] changeSet;

    /** IllegalArgumentException where an action is guarded by nothing: it would be an upsert. */
    BatchRequest(String table, Transaction transaction) {
        this.table = table;
        this.transaction = transaction;
        transaction.writes().forEach(Entities::checkGuard);
    }

    /** Puts the change set in place of what the SDK wrote, between the boundaries that its header names. */
    void fill(HttpRequest request) {
        String type = String.valueOf(request.getHeaders().getValue(HttpHeaderName.CONTENT_TYPE));
        int at = type.indexOf(BOUNDARY);
        if (at < 0) {
            throw new IllegalStateException("the client names no boundary of its transaction: " + type);
        }
        byte[] boundary = ("--" + type.substring(at + BOUNDARY.length())).getBytes(StandardCharsets.UTF_8);
        byte[] set = changeSet(request);
        ByteArrayOutputStream body = new ByteArrayOutputStream(set.length + 2 * boundary.length + 8);
        body.writeBytes(boundary);
        body.writeBytes(new byte[] {'\r', '\n'});
        body.writeBytes(set);
        body.writeBytes(boundary);
        body.writeBytes(new byte[] {'-', '-', '\r', '\n'});
        request.setBody(body.toByteArray());
    }

    /** The same at each try. The client's own word for a table's address leaves out paths: the request has them. */
    private byte[] changeSet(HttpRequest request) {
        byte[] set = changeSet;
        if (set == null) {
            String url = request.getUrl().toString();
            set = ChangeSet.of(url.substring(0, url.indexOf(BATCH)) + table, transaction);
            changeSet = set;
        }
        return set;
    }

    /** What the SDK sees of an answer of parts: that its one action was done; what the parts say is ours to read. */
    static StoredAnswer answerForSdk(StoredAnswer answer) {
        HttpHeaders all = new HttpHeaders(answer.getHeaders())
                .set(HttpHeaderName.CONTENT_TYPE, ANSWER_TYPE)
                .set(HttpHeaderName.CONTENT_LENGTH, Integer.toString(ANSWER.length));
        all.remove(HttpHeaderName.CONTENT_ENCODING);
        return new StoredAnswer(answer.getRequest(), ANSWERED, all, ANSWER);
    }
}
