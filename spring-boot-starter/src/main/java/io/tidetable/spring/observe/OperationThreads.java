package io.tidetable.spring.observe;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Daemon threads as {@code Tables} has them by itself, which know the operation that they work for. */
final class OperationThreads implements Executor {
    private static final int THREADS = 64;
    private static final int IDLE_SECONDS = 10;

    private final ThreadPoolExecutor pool;

    OperationThreads() {
        pool = new ThreadPoolExecutor(
                THREADS, THREADS, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                    Thread thread = new Thread(work, "tidetable");
                    thread.setDaemon(true);
                    return thread;
                });
        pool.allowCoreThreadTimeOut(true);
    }

    @Override
    public void execute(Runnable work) {
        Operation operation = Operation.current();
        pool.execute(
                operation == null
                        ? work
                        : () -> operation.within(() -> {
                            work.run();
                            return work;
                        }));
    }
}
