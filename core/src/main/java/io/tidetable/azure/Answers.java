package io.tidetable.azure;

import com.azure.core.exception.HttpResponseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import io.tidetable.error.ServiceException;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.store.Outcome;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the end of a call means. */
final class Answers {
    private Answers() {}

    /** Reads a body. */
    interface Parser<R> {
        R parse(byte[] body) throws IOException;
    }

    /** Whether it is open what became of a write. */
    static boolean isOpen(Call.Result result) {
        return result.fate() == Call.Fate.UNKNOWN || result.fate() == Call.Fate.IN_FLIGHT;
    }

    /** It may have been done: with the failure of the try that left it open, not with the SDK's word on the next. */
    static Outcome unknown(Deed deed, Call.Result result) {
        Throwable trouble = result.trouble();
        StoredAnswer answer = result.answer();
        if (trouble instanceof RuntimeException failure) {
            return new Outcome.Unknown(failure);
        }
        if (trouble != null) {
            return new Outcome.Unknown(new ServiceException(deed + " got no answer", 0, "", deed.place(), trouble));
        }
        if (answer != null) {
            return new Outcome.Unknown(deed.exception(Refusal.of(answer, -1), result.failure()));
        }
        return new Outcome.Unknown(
                new ServiceException(deed + " got no answer", 0, "", deed.place(), result.failure()));
    }

    /** The service's answer; ServiceException where none came. */
    static StoredAnswer given(Deed deed, Call.Result result) {
        StoredAnswer answer = result.answer();
        if (answer == null || result.fate() != Call.Fate.ANSWERED) {
            Throwable cause = result.trouble() == null ? result.failure() : result.trouble();
            throw deed.exception(new Refusal(0, "", -1, true), cause);
        }
        return answer;
    }

    /** A refusal of the row; an exception where it is not the row's fault. */
    static Outcome refused(Deed deed, Refusal refusal, Call.Result result) {
        RuntimeException failure = result.failure();
        RuntimeException cause = failure != null
                ? failure
                : new HttpResponseException(deed + ": " + refusal.status() + " " + refusal.code(), result.answer());
        if (refusal.isTableNotFound() || !refusal.isOfTheRow()) {
            throw deed.exception(refusal, cause);
        }
        return new Outcome.Refused(refusal.action(), refusal.status(), refusal.code(), cause);
    }

    /** The outcome that the parts of a transaction's answer tell. */
    static Outcome ofTransaction(Deed deed, Transaction transaction, Call.Result result, BatchAnswer answer) {
        int actions = transaction.writes().size();
        BatchAnswer.Part refusal = answer.refusal();
        if (refusal != null) {
            return Refusal.isUnclear(refusal.status())
                    ? new Outcome.Unknown(deed.exception(Refusal.of(refusal, actions), result.failure()))
                    : refused(deed, Refusal.of(refusal, actions), result);
        }
        if (answer.parts().size() != actions || !answer.whole()) {
            return new Outcome.Unknown(new ServiceException(
                    deed + " was answered in " + answer.parts().size() + " parts"
                            + (answer.whole() ? "" : ", and cut off"),
                    202,
                    "",
                    deed.place(),
                    result.failure()));
        }
        List<@Nullable String> etags = new ArrayList<>(actions);
        for (int i = 0; i < actions; i++) {
            boolean deleted = transaction.writes().get(i) instanceof Write.Delete;
            etags.add(deleted ? null : answer.parts().get(i).etag());
        }
        return new Outcome.Done(etags);
    }

    /** What a body holds; UnreadableRowException where it is not what this service answers. */
    static <R> R parsed(Deed deed, StoredAnswer answer, Parser<R> parser) {
        try {
            return parser.parse(answer.body());
        } catch (JsonProcessingException e) { // whose message may quote a value
            String at = "line " + e.getLocation().getLineNr() + ", column "
                    + e.getLocation().getColumnNr();
            throw unreadable(
                    deed,
                    new IOException("no JSON at " + at + " (" + e.getClass().getSimpleName() + ")"));
        } catch (IOException | IllegalArgumentException e) {
            throw unreadable(deed, e);
        }
    }

    private static UnreadableRowException unreadable(Deed deed, Exception cause) {
        return new UnreadableRowException(
                deed + " got an answer that is not of the table service: see the cause", deed.place(), cause);
    }
}
