package io.tidetable.embedded;

import java.util.function.Predicate;

/** A fault that is in force, with the count of what it has met. */
final class PlacedFault {
    private final Predicate<Incoming> which;
    private final FaultRule.Window window;
    private final Predicate<Incoming> chance;
    private final Effect effect;
    private final boolean after;
    private long met;
    private long hits;

    PlacedFault(
            Predicate<Incoming> which,
            FaultRule.Window window,
            Predicate<Incoming> chance,
            Effect effect,
            boolean after) {
        this.which = which;
        this.window = window;
        this.chance = chance;
        this.effect = effect;
        this.after = after;
    }

    Effect effect() {
        return effect;
    }

    /** Whether it strikes when the request has been carried out. */
    boolean isAfter() {
        return after;
    }

    /** Whether this request is hit; counted. */
    synchronized boolean hits(Incoming request) {
        boolean hit = which.test(request) && met++ >= window.skipped() && hits < window.most() && chance.test(request);
        hits += hit ? 1 : 0;
        return hit;
    }

    synchronized long hits() {
        return hits;
    }
}
