package io.tidetable.bench;

import java.util.List;
import java.util.Locale;

/**
 * How much is measured.
 *
 * @param rounds times that all benchmarks are run, each in a process of its own; 0 for once, in this process
 * @param mapping of benchmarks that last some nanoseconds
 * @param calls of benchmarks that go through a client: compiled in full after some seconds only
 * @param growth of the growing tables, of which one process asks in turn
 * @param growthWarmups iterations at the first size before anything of the growing tables counts
 * @param sizes entities of the growing tables
 */
record Effort(int rounds, Spell mapping, Spell calls, Spell growth, int growthWarmups, List<Integer> sizes) {
    /**
     * Of one benchmark.
     *
     * @param warmups iterations that do not count
     * @param iterations iterations that do
     * @param millis of an iteration
     */
    record Spell(int warmups, int iterations, int millis) {}

    static Effort of(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "full" ->
                new Effort(
                        3,
                        new Spell(3, 4, 250),
                        new Spell(14, 5, 450),
                        new Spell(1, 3, 300),
                        40,
                        List.of(1_000, 10_000, 100_000, 1_000_000));
            case "quick" ->
                new Effort(
                        1,
                        new Spell(3, 3, 200),
                        new Spell(6, 3, 500),
                        new Spell(1, 3, 300),
                        10,
                        List.of(1_000, 10_000, 100_000));
            case "smoke" -> {
                Spell once = new Spell(0, 1, 1);
                yield new Effort(0, once, once, once, 0, List.of(1_000));
            }
            default -> throw new IllegalArgumentException("full, quick or smoke, not " + name);
        };
    }

    /**
     * Of the growing tables, in a round: short ones, for a machine that slows down for a while must not look like
     * growth.
     */
    int turns() {
        return measures() ? 3 : 1;
    }

    /** Whether figures come of it. */
    boolean measures() {
        return rounds > 0;
    }

    boolean isFull() {
        return rounds > 1;
    }
}
