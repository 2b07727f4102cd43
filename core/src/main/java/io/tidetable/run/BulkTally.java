package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts what became of a bulk write, and tells the listener, one call at a time. */
final class BulkTally<T> {
    /** Failures that are kept with their causes. */
    static final int MAX_FAILURES = 1000;

    private final BulkListener<? super T> listener;
    private final List<BulkResult.Failure<T>> failures = new ArrayList<>();
    private long committed;
    private long failed;
    private @Nullable RuntimeException thrown;

    BulkTally(BulkListener<? super T> listener) {
        this.listener = listener;
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
        if (thrown == null) {
            try {
                call.run();
            } catch (RuntimeException stop) {
                thrown = stop;
            }
        }
    }

    /** Whether the listener has thrown: nothing more is begun. */
    synchronized boolean isStopped() {
        return thrown != null;
    }

    /** The result; what the listener threw, if it did. */
    synchronized BulkResult<T> result() {
        if (thrown != null) {
            throw thrown;
        }
        return new BulkResult<>(committed, failed, failures);
    }
}
