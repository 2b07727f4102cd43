package io.tidetable.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What became of a write or a transaction. */
public sealed interface Outcome {
    /** Stored: the service's ETag of each action in order, null where the action was a delete. */
    record Done(List<@Nullable String> etags) implements Outcome {}

    /**
     * Refused by the service, nothing was written.
     *
     * @param action index of the action that failed, -1 where the service did not say and there are several
     * @param status HTTP status
     * @param code the service's error code, empty where none came
     * @param cause the client's exception
     */
    record Refused(int action, int status, String code, RuntimeException cause) implements Outcome {}

    /** It may have been done or not, or may still arrive. */
    record Unknown(RuntimeException cause) implements Outcome {}
}
