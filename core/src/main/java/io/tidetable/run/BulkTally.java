package io.tidetable.run;

import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkListenerException;
import io.tidetable.repository.BulkResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Counts what became of a bulk write, and tells the listener, one call at a time. */
final class BulkTally<T> {
    /** Failures that are kept with their causes. */
    static final int MAX_FAILURES = 1000;

    /** Exceptions of the listener that are kept beside the first. */
    private static final int MAX_THROWN = 100;

    private final Place place;
    private final BulkListener<? super T> listener;
    private final List<BulkResult.Failure<T>> failures = new ArrayList<>();
    private long committed;
    private long failed;
    private final List<RuntimeException> later = new ArrayList<>();
    private @Nullable RuntimeException thrown;

    BulkTally(Place place, BulkListener<? super T> listener) {
        this.place = place;
        this.listener = Objects.requireNonNull(listener, "listener");
    }

    synchronized void committed(int count, List<T> entities) {
        committed += count;
        told(() -> listener.committed(entities));
    }

    synchronized void failed(@Nullable T entity, TidetableException error) {
        BulkResult.Failure<T> failure = new BulkResult.Failure<>(entity, error);
        failed++;
        if (failures.size() < MAX_FAILURES) {
            failures.add(failure);
        }
        told(() -> listener.failed(failure));
    }

    private void told(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException again) {
            if (thrown == null) {
                thrown = again;
            } else if (later.size() < MAX_THROWN) {
                later.add(again);
            }
        }
    }

    /** The result; an exception that holds it where the listener has thrown. */
    synchronized BulkResult<T> result() {
        BulkResult<T> result = new BulkResult<>(committed, failed, failures);
        if (thrown == null) {
            return result;
        }
        BulkListenerException told = new BulkListenerException(
                "[BULK_LISTENER] " + place.table() + ": the listener of a bulk write threw, and all else went on ("
                        + committed + " committed, " + failed + " failed): see the cause, result() has the rest",
                place,
                thrown,
                result);
        later.forEach(told::addSuppressed);
        throw told;
    }
}
