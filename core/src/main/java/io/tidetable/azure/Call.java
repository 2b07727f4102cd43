package io.tidetable.azure;

import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import io.tidetable.store.PageRequest.Continuation;
import io.tidetable.store.Row;
import io.tidetable.store.Write;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One call of the gateway with all its tries, as the policy sees them on the wire. The SDK carries it through its
 * pipeline under {@link #KEY}; where the SDK's exception and the wire disagree, the wire is right.
 */
final class Call {
    /** Key of the Context of every request of ours. */
    static final String KEY = "io.tidetable.call";

    /** What may be done with a request of this kind. */
    enum Kind {
        /** Answered by the policy itself: proves that it is there. */
        PROBE,
        /** One row; sent again freely. */
        ROW,
        /** A page of rows; sent again freely. */
        PAGE,
        /** Of no row; sent again freely. */
        TABLE,
        /** A write: never sent again once a try of it may have been done. */
        WRITE,
        /** As a write; the answer's body holds the outcome. */
        TRANSACTION;

        boolean writes() {
            return this == WRITE || this == TRANSACTION;
        }

        boolean reads() {
            return this == ROW || this == PAGE;
        }
    }

    /** How the last try ended. */
    enum Fate {
        /** No try has come as far as our policy. */
        NOT_TRIED,
        /** It surely did not reach the service. */
        NOT_SENT,
        /** It is on its way. */
        IN_FLIGHT,
        /** The service said what became of it. */
        ANSWERED,
        /** Done or not, or still to arrive. */
        UNKNOWN
    }

    private static final String ROW_FOR_SDK = "{\"PartitionKey\":\"\",\"RowKey\":\"\"}";
    private static final String PAGE_FOR_SDK = "{\"value\":[]}";
    private static final String NOT_SENT_AGAIN = "{\"odata.error\":{\"code\":\"OutcomeUnknown\",\"message\":{\"lang\":"
            + "\"en-US\",\"value\":\"Not sent again: a try before this one may have been done.\"}}}";

    private final Kind kind;
    private final @Nullable Continuation after;
    private final @Nullable Consumer<HttpRequest> body;
    private @Nullable HttpRequest current;
    private @Nullable StoredAnswer answer;
    private @Nullable Throwable trouble;
    private Fate fate = Fate.NOT_TRIED;
    private boolean ended;

    private Call(Kind kind, @Nullable Continuation after, @Nullable Consumer<HttpRequest> body) {
        this.kind = kind;
        this.after = after;
        this.body = body;
    }

    Call(Kind kind) {
        this(kind, null, null);
    }

    /** A page that starts there; null for the first. */
    static Call page(@Nullable Continuation after) {
        return new Call(Kind.PAGE, after, null);
    }

    /**
     * A write: the SDK addresses, guards and signs a row of keys alone, which is never sent; the row itself is put in
     * its place at each try. Signatures of this service do not cover bodies.
     */
    static Call write(Write write) {
        Row row = Entities.row(write);
        if (row == null) {
            return new Call(Kind.WRITE);
        }
        byte[] written = RowWriter.bytes(row);
        return new Call(Kind.WRITE, null, request -> request.setBody(written));
    }

    /** A transaction. */
    static Call transaction(BatchRequest batch) {
        return new Call(Kind.TRANSACTION, null, batch::fill);
    }

    /** Whether all its tries may be sent freely, so that it does no harm where our policy is missing. */
    boolean isSafe() {
        return !kind.writes();
    }

    /** Whether this try is already being watched by a policy of ours further out. */
    synchronized boolean isInside(HttpRequest request) {
        return fate == Fate.IN_FLIGHT && current == request;
    }

    /** Begins a try: null to send it, or the answer to give instead. */
    synchronized @Nullable HttpResponse begin(HttpRequest request) {
        if (kind == Kind.PROBE) {
            fate = Fate.ANSWERED;
            return StoredAnswer.json(request, 200, new HttpHeaders(), ROW_FOR_SDK);
        }
        StoredAnswer before = answer;
        if (kind.writes() && fate == Fate.ANSWERED && before != null && before.isSuccess()) {
            return forSdk(before);
        }
        if (kind.writes() && (ended || fate == Fate.UNKNOWN || fate == Fate.IN_FLIGHT)) {
            fate = Fate.UNKNOWN;
            return StoredAnswer.json(request, 400, new HttpHeaders(), NOT_SENT_AGAIN);
        }
        if (kind.reads()) {
            RequestUrl.prepareRead(request, after);
        }
        if (body != null) {
            body.accept(request);
        }
        current = request;
        fate = Fate.IN_FLIGHT;
        return null;
    }

    /** Whether the body has to be read before {@link #answered}. */
    boolean readsBody(HttpResponse response) {
        return kind != Kind.WRITE || response.getStatusCode() >= 300;
    }

    /** Keeps what came; gives what the SDK shall see. */
    synchronized HttpResponse answered(HttpResponse response, byte[] body) {
        StoredAnswer stored =
                new StoredAnswer(response.getRequest(), response.getStatusCode(), response.getHeaders(), body);
        answer = stored;
        fate = kind.writes() && Refusal.isUnclear(stored.getStatusCode()) ? Fate.UNKNOWN : Fate.ANSWERED;
        if (!readsBody(response)) {
            return response;
        }
        return forSdk(stored);
    }

    /** A try ended without an answer. */
    synchronized void failed(Throwable cause) {
        trouble = cause;
        fate = Refusal.isSurelyNotSent(cause) ? Fate.NOT_SENT : Fate.UNKNOWN;
    }

    /** A try was given up by others. */
    synchronized void cancelled() {
        if (fate == Fate.IN_FLIGHT) {
            fate = Fate.UNKNOWN;
        }
    }

    /** Ends the call: no try is sent after this. */
    synchronized Result end(@Nullable RuntimeException failure) {
        ended = true;
        return new Result(fate, answer, trouble, failure);
    }

    /**
     * The SDK's own reading of rows is slow and loses types, and of a transaction it sent less than the service did: it
     * gets an answer without contents, we read the real one.
     */
    private HttpResponse forSdk(StoredAnswer stored) {
        if (kind == Kind.TRANSACTION && stored.getStatusCode() == BatchRequest.ANSWERED) {
            return BatchRequest.answerForSdk(stored);
        }
        if (stored.getStatusCode() >= 300) {
            return stored.readAsJson();
        }
        return kind.reads() && stored.getStatusCode() == 200 ? withoutRows(stored) : stored;
    }

    private HttpResponse withoutRows(StoredAnswer stored) {
        HttpHeaders headers = new HttpHeaders(stored.getHeaders());
        headers.remove(Continuations.NEXT_PARTITION);
        headers.remove(Continuations.NEXT_ROW);
        headers.remove(HttpHeaderName.CONTENT_ENCODING);
        return StoredAnswer.json(stored.getRequest(), 200, headers, kind == Kind.ROW ? ROW_FOR_SDK : PAGE_FOR_SDK);
    }

    /**
     * How a call ended.
     *
     * @param answer the last answer of the service; null where none came
     * @param trouble the last failure of a try; null where none failed
     * @param failure what the SDK threw; null where it returned
     */
    record Result(
            Fate fate,
            @Nullable StoredAnswer answer,
            @Nullable Throwable trouble,
            @Nullable RuntimeException failure) {}
}
