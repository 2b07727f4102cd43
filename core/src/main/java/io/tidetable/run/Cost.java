package io.tidetable.run;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What one call costs as it goes: counted by all threads that read for it. */
final class Cost {
    private final long start = System.nanoTime();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicLong rows = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();

    void add(long moreRows, long moreBytes) {
        requests.incrementAndGet();
        rows.addAndGet(moreRows);
        bytes.addAndGet(moreBytes);
    }

    int requests() {
        return requests.get();
    }

    long rows() {
        return rows.get();
    }

    long bytes() {
        return bytes.get();
    }

    Duration time() {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
