package io.tidetable.mapping;

import io.tidetable.time.Ticks;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Gives times and suffixes to entities that have none; used by many threads.
 *
 * <p>A suffix is a UUID of version 8 (RFC 9562). Its first 32 bits count within the process, so that inserts of one
 * tick keep their order; its last 74 bits are random, drawn once a process, so that no two processes make the same. The
 * count starts at the second of the process's start, so that a process started anew goes on behind the last one unless
 * that made more than a suffix a second all along; past 4,294,967,295 it starts at 0, and one tick that spans this
 * moment is out of order.
 */
public final class KeySource {
    private static final long VERSION = 0x8000L;
    private static final long VERSION_BITS = 0xF000L;
    private static final long VARIANT = 0x8000_0000_0000_0000L;
    private static final long VARIANT_BITS = 0xC000_0000_0000_0000L;
    private static final int COUNT_BITS = 32;
    private static final int MILLIS = 1000;

    private static final AtomicInteger COUNT = new AtomicInteger((int) (System.currentTimeMillis() / MILLIS));
    private static final long MIDDLE;
    private static final long END;

    static {
        SecureRandom random = new SecureRandom();
        MIDDLE = (Integer.toUnsignedLong(random.nextInt()) & ~VERSION_BITS) | VERSION;
        END = (random.nextLong() & ~VARIANT_BITS) | VARIANT;
    }

    private final Clock clock;
    private final AtomicLong last = new AtomicLong(-1);

    /** Times of a clock. */
    public KeySource(Clock clock) {
        this.clock = clock;
    }

    /** Now, in whole ticks, and later than all times given before. */
    public Instant now() {
        long now = Ticks.of(clock.instant());
        return Ticks.toInstant(last.updateAndGet(before -> Math.max(now, before + 1)));
    }

    /** A suffix that sorts behind all that this process made before; in front of them for reverse keys. */
    public UUID suffix(boolean reverse) {
        return suffix(COUNT.getAndIncrement(), reverse);
    }

    static UUID suffix(int count, boolean reverse) {
        int first = reverse ? ~count : count;
        return new UUID(((long) first << COUNT_BITS) | MIDDLE, END);
    }
}
