package io.tidetable.bench;

import java.util.List;
import java.util.Locale;

/**
 * How much is measured.
 *
 * @param rounds times that all benchmarks are run, each in a process of its own; 0 for once, in this process
 * @param warmups warm-up iterations
 * @param iterations measured iterations
 * @param millis of one iteration
 * @param sizes entities of the growing partition
 */
record Effort(int rounds, int warmups, int iterations, int millis, List<Integer> sizes) {
    static Effort of(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "full" -> new Effort(3, 4, 4, 400, List.of(1_000, 10_000, 100_000, 1_000_000));
            case "quick" -> new Effort(1, 3, 2, 500, List.of(1_000, 10_000, 100_000));
            case "smoke" -> new Effort(0, 0, 1, 1, List.of(1_000));
            default -> throw new IllegalArgumentException("full, quick or smoke, not " + name);
        };
    }

    boolean isFull() {
        return rounds > 1;
    }
}
