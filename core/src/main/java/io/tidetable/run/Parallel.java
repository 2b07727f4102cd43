package io.tidetable.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Requests of one call in parallel. The calling thread works too and waits for nothing that has not begun, so that an
 * executor that is busy, small or closed slows a call but never stops it.
 */
final class Parallel<A, B extends @Nullable Object> {
    private final List<A> inputs;
    private final Function<? super A, ? extends B> work;
    private final List<@Nullable B> results;
    private int next;
    private int running;
    private @Nullable RuntimeException failure;
    private @Nullable Error error;

    private Parallel(List<A> inputs, Function<? super A, ? extends B> work) {
        this.inputs = inputs;
        this.work = work;
        this.results = new ArrayList<>(java.util.Collections.nCopies(inputs.size(), null));
    }

    /**
     * The result of each input, in their order. The first failure is thrown, when all that had begun has ended; what
     * had not begun is left out, other failures are suppressed in it.
     */
    static <A, B extends @Nullable Object> List<B> map(
            Executor executor, int parallelism, List<A> inputs, Function<? super A, ? extends B> work) {
        Parallel<A, B> parallel = new Parallel<>(inputs, work);
        for (int i = 1; i < Math.min(parallelism, inputs.size()); i++) {
            try {
                executor.execute(parallel::work);
            } catch (RejectedExecutionException full) {
                break; // the calling thread does it
            }
        }
        parallel.work();
        return parallel.await();
    }

    private void work() {
        for (int i = claim(); i >= 0; i = claim()) {
            try {
                B result = work.apply(inputs.get(i));
                ended(i, result, null, null);
            } catch (RuntimeException thrown) {
                ended(i, null, thrown, null);
            } catch (Error thrown) {
                ended(i, null, null, thrown);
            }
        }
    }

    private synchronized int claim() {
        if (failure != null || error != null || next >= inputs.size()) {
            return -1;
        }
        running++;
        return next++;
    }

    private synchronized void ended(
            int i, @Nullable B result, @Nullable RuntimeException thrown, @Nullable Error severe) {
        results.set(i, result);
        if (failure == null) {
            failure = thrown;
        } else if (thrown != null && thrown != failure) {
            failure.addSuppressed(thrown);
        }
        error = error == null ? severe : error;
        running--;
        notifyAll();
    }

    @SuppressWarnings("NullAway") // all have ended without failure: every place holds what work gave
    private synchronized List<B> await() {
        boolean interrupted = false;
        while (running > 0) {
            try {
                wait();
            } catch (InterruptedException stop) {
                interrupted = true; // requests under way end by themselves
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (error != null) {
            throw error;
        }
        if (failure != null) {
            throw failure;
        }
        return results;
    }
}
