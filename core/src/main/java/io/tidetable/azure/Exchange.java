package io.tidetable.azure;

import com.azure.core.exception.HttpResponseException;
import com.azure.core.util.Context;
import com.azure.data.tables.TableClient;
import io.tidetable.error.Place;
import io.tidetable.error.ServiceException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Carries calls through the SDK's client of one table, and sees to it that they pass our policy. */
final class Exchange {
    private final TableClient client;
    private final PolicyProof proof;

    Exchange(TableClient client, PolicyProof proof) {
        this.client = client;
        this.proof = proof;
    }

    String table() {
        return client.getTableName();
    }

    /** Sends one request, with the SDK's tries of it; gives how it ended, whatever the SDK threw. */
    Call.Result send(Call call, BiConsumer<TableClient, Context> request) {
        if (!call.isSafe() && !proof.isSeen()) {
            prove();
        }
        return checked(call, request);
    }

    /** A read that our policy answers itself: without it a write would go out that nobody watches. */
    private void prove() {
        checked(
                new Call(Call.Kind.PROBE),
                (tables, context) -> tables.getEntityWithResponse("", "", null, null, context));
    }

    private Call.Result checked(Call call, BiConsumer<TableClient, Context> request) {
        RuntimeException failure = null;
        try {
            request.accept(client, new Context(Call.KEY, call));
        } catch (RuntimeException e) {
            failure = e;
        }
        Call.Result result = call.end(failure);
        Interrupts.keep(failure, result.trouble());
        if (result.fate() != Call.Fate.NOT_TRIED) {
            proof.see();
        } else if (!proof.isSeen()) {
            throw failure == null || failure instanceof HttpResponseException ? unwatched(failure) : unsent(failure);
        }
        return result;
    }

    private ServiceException unwatched(@Nullable RuntimeException failure) {
        return new ServiceException(
                table() + ": requests of this client do not pass Tidetable's policy, for a builder with a pipeline of"
                        + " its own ignores added policies: put Tables.policy() behind the retry policy of the pipeline",
                0,
                "",
                new Place(table(), null, null),
                failure);
    }

    private ServiceException unsent(RuntimeException failure) {
        return new ServiceException(
                table() + ": the first request could not be sent: see the cause",
                0,
                "",
                new Place(table(), null, null),
                failure);
    }
}
