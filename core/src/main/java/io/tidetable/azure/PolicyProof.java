package io.tidetable.azure;

/** Whether a request of the client has passed our policy: it cannot be seen from a builder. */
final class PolicyProof {
    private volatile boolean seen;

    boolean isSeen() {
        return seen;
    }

    void see() {
        seen = true;
    }
}
