package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.store.Account;
import java.util.List;

/** The table service: one request in, one answer out, whatever the request; used by many threads. */
public final class TableService {
    private static final System.Logger LOG = System.getLogger(TableService.class.getName());
    private static final int MAX_BODY_BYTES = 4 * 1024 * 1024;

    private final Account account;
    private final TableOperations tables;
    private final RowOperations rows;
    private final BatchOperation batch;

    /** A service over an account. */
    public TableService(Account account) {
        this.account = account;
        this.tables = new TableOperations(account);
        this.rows = new RowOperations(account);
        this.batch = new BatchOperation(account, rows);
    }

    /** What the service keeps. */
    public Account account() {
        return account;
    }

    /** Answers a request; never throws. */
    public Answer answer(Request request) {
        String requestId = RequestId.next();
        Refusal refusal = new Refusal(requestId);
        Answer answer;
        try {
            answer = run(request, refusal);
        } catch (ServiceError error) {
            answer = refusal.answer(
                    new Refusal.Reason(error), Format.isJson(request.headers().get("Accept")));
        } catch (RuntimeException defect) {
            LOG.log(System.Logger.Level.ERROR, "The embedded table service is at fault", defect);
            answer = refusal.answer(new Refusal.Reason(Failure.INTERNAL_ERROR.error()), true);
        }
        return finished(request, answer, requestId);
    }

    /** Refuses a request. */
    public Answer refuse(Request request, ServiceError error) {
        return refuse(request, new Refusal.Reason(error));
    }

    /** Refuses a request with a status and a code, the text being the code's where the service has it. */
    public Answer refuse(Request request, int status, String code) {
        return refuse(request, Refusal.Reason.of(status, code));
    }

    private static Answer refuse(Request request, Refusal.Reason reason) {
        String requestId = RequestId.next();
        boolean json = Format.isJson(request.headers().get("Accept")) || request.isBatch();
        return finished(request, new Refusal(requestId).answer(reason, json), requestId);
    }

    /** Writes again, as another client would, what a request is about to write; nothing where it is malformed. */
    public void overtake(Request request) {
        try {
            Exchange exchange = Exchange.of(request);
            rows.overtake(request.isBatch() ? batch.changes(exchange) : List.of(Change.parse(exchange)));
        } catch (ServiceError malformed) {
            // The request itself will be refused in a moment, and nobody overtakes it.
            return;
        }
    }

    private static Answer finished(Request request, Answer answer, String requestId) {
        answer.headers()
                .set("Cache-Control", "no-cache")
                .set("Server", "Windows-Azure-Table/1.0 Microsoft-HTTPAPI/2.0")
                .set("x-ms-request-id", requestId)
                .set("x-ms-version", request.headers().get("x-ms-version"))
                .set("x-ms-client-request-id", request.headers().get("x-ms-client-request-id"))
                .set("X-Content-Type-Options", "nosniff")
                .set("Preference-Applied", request.isBatch() ? null : Exchange.preference(request))
                .set("Date", RequestId.date());
        return answer;
    }

    private Answer run(Request request, Refusal refusal) {
        if (request.headers().get("X-HTTP-Method") != null && !request.method().equals("POST")) {
            throw Failure.X_METHOD_NOT_USING_POST.error();
        }
        if (request.body().length > MAX_BODY_BYTES) {
            throw Failure.REQUEST_BODY_TOO_LARGE.error();
        }
        return dispatch(Exchange.of(request), refusal);
    }

    private Answer dispatch(Exchange exchange, Refusal refusal) {
        Target.Resource resource = exchange.target().resource();
        String method = exchange.request().effectiveMethod();
        boolean reads = method.equals("GET");
        if (resource instanceof Target.Resource.Tables) {
            return switch (method) {
                case "GET" -> tables.list(exchange);
                case "POST" -> tables.create(exchange);
                default -> throw Failure.METHOD_NOT_ALLOWED.error();
            };
        } else if (resource instanceof Target.Resource.OneTable table) {
            return switch (method) {
                case "GET" -> tables.read(exchange, table.name());
                case "DELETE" -> tables.delete(table.name());
                default -> throw Failure.METHOD_NOT_ALLOWED.error();
            };
        } else if (resource instanceof Target.Resource.Batch && method.equals("POST")) {
            return batch.run(exchange, refusal);
        } else if (resource instanceof Target.Resource.Rows table && reads) {
            return rows.query(exchange, table.table());
        } else if (resource instanceof Target.Resource.OneRow row && reads) {
            return rows.read(exchange, row);
        } else if (resource instanceof Target.Resource.Service) {
            throw Failure.NOT_IMPLEMENTED.error();
        }
        return rows.write(exchange);
    }
}
