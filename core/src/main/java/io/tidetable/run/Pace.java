package io.tidetable.run;

import java.util.concurrent.ThreadLocalRandom;

/**
 * How often and how fast one operation is tried: waits grow from 0 to 4 ms to 0 to 256 ms, at random, so that writers
 * of one row part; about 12 s in all.
 */
final class Pace {
    /** Tries that may lose a race before the caller is told. */
    static final int MAX_RACES = 100;

    /** Lost answers before the caller is told that the outcome is unknown. */
    static final int MAX_LOST = 6;

    private static final int FIRST_MILLIS = 4;
    private static final int MAX_MILLIS = 256;
    private static final int MAX_DOUBLINGS = 6;

    private int races;
    private int lost;

    /** Another came first: waits; false where it has been tried often enough. */
    boolean afterRace() {
        races++;
        return races < MAX_RACES && pause(races);
    }

    /** An answer was lost: waits; false where that has happened often enough. */
    boolean afterLostAnswer() {
        lost++;
        return lost < MAX_LOST && pause(lost + 2);
    }

    int races() {
        return races;
    }

    private static boolean pause(int tries) {
        long most = Math.min(MAX_MILLIS, (long) FIRST_MILLIS << Math.min(tries - 1, MAX_DOUBLINGS));
        try {
            Thread.sleep(ThreadLocalRandom.current().nextLong(most + 1));
            return true;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
