package io.tidetable.azure;

import com.azure.core.exception.ClientAuthenticationException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.Set;
import javax.net.ssl.SSLHandshakeException;
import org.jspecify.annotations.Nullable;

/**
 * An answer that is no success.
 *
 * @param status HTTP status; 0 where no answer came
 * @param code the service's error code, empty where none came
 * @param action index of the action that failed, -1 where the service did not say
 * @param isOfService whether the body is the service's, or there is none: a page of a proxy tells nothing of rows
 */
record Refusal(int status, String code, int action, boolean isOfService) {
    private static final int REQUEST_TIMEOUT = 408;
    private static final int SERVER_ERROR = 500;
    private static final Set<Integer> OF_THE_REQUEST = Set.of(400, 413);
    private static final Set<Integer> OF_THE_ROW = Set.of(404, 409, 412);
    private static final Set<String> OF_THE_TABLE = Set.of("TableBeingDeleted", "AccountBeingCreated");
    /** The ways in which a request surely did not reach the service: no connection, or no token. */
    private static final Set<Class<? extends Throwable>> NOT_SENT = Set.of(
            ConnectException.class,
            UnknownHostException.class,
            NoRouteToHostException.class,
            SSLHandshakeException.class,
            ClientAuthenticationException.class);

    static Refusal of(StoredAnswer answer, int action) {
        ErrorBody error = ErrorBody.of(answer.text());
        boolean isOfService = !error.code().isEmpty() || answer.body().length == 0;
        return new Refusal(answer.getStatusCode(), error.code(), action, isOfService);
    }

    static Refusal of(BatchAnswer.Part part, int actions) {
        int named = part.error().action();
        return new Refusal(part.status(), part.error().code(), actions == 1 ? 0 : named < actions ? named : -1, true);
    }

    /** Whether an answer leaves open what became of a write. */
    static boolean isUnclear(int status) {
        return status == REQUEST_TIMEOUT || status >= SERVER_ERROR;
    }

    /** Whether a failure came before the request was on its way. */
    static boolean isSurelyNotSent(Throwable failure) {
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            Throwable found = cause;
            if (NOT_SENT.stream().anyMatch(type -> type.isInstance(found))) {
                return true;
            }
        }
        return false;
    }

    boolean isTableNotFound() {
        return code.equals("TableNotFound");
    }

    /** Whether it is about the row or the request, so that whoever planned the write can judge it. */
    boolean isOfTheRow() {
        return OF_THE_REQUEST.contains(status)
                || (OF_THE_ROW.contains(status) && isOfService && !OF_THE_TABLE.contains(code));
    }

    /** Whether there is no such row, in the service's words. */
    boolean isRowNotFound() {
        return status == 404 && isOfService && !isTableNotFound();
    }

    /** What the caller can do. */
    String advice() {
        if (status != 0 && !isUnclear(status) && (!isOfService || status < 300)) {
            return "the answer is not of the table service: check the endpoint, and proxies on the way";
        }
        if (OF_THE_TABLE.contains(code)) {
            return "wait until that is over, which can take a minute";
        }
        return switch (status) {
            case 0 -> "no answer came: check the endpoint and the network";
            case 401, 403 -> "check the credential and its rights";
            case 429 -> "the service is throttling: send fewer requests, or raise the client's retries";
            default -> isUnclear(status) ? "the service is failing: try again later" : "see the cause";
        };
    }
}
