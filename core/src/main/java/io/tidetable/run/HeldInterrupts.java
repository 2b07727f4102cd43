package io.tidetable.run;

/**
 * Interrupts of the thread that writes, held back until the write has ended: its answer lost, it could no more be
 * settled, for an interrupted thread waits for no answer.
 */
final class HeldInterrupts {
    private boolean held;

    /** Clears the flag, if it is set, and remembers it. */
    void hold() {
        held |= Thread.interrupted();
    }

    /** An interrupt was caught. */
    void caught() {
        held = true;
    }

    /** Sets the flag again. */
    void release() {
        if (held) {
            Thread.currentThread().interrupt();
        }
    }
}
