package io.tidetable.testing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that stands until it is moved. */
public final class MovedClock extends Clock {
    private Instant now;

    /** Stands at a time. */
    public MovedClock(Instant start) {
        now = start;
    }

    /** Moves on, or back. */
    public synchronized void move(Duration step) {
        now = now.plus(step);
    }

    @Override
    public synchronized Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("always UTC");
    }
}
