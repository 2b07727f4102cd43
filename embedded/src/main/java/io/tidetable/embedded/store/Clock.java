package io.tidetable.embedded.store;

import io.tidetable.embedded.value.DateTime;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** The time of writes, in ticks: the system's, but never the same twice. */
final class Clock {
    private final AtomicLong last = new AtomicLong();

    long next() {
        long now = DateTime.of(Instant.now()).ticks();
        return last.updateAndGet(before -> Math.max(now, before + 1));
    }
}
