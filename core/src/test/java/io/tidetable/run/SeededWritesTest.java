package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The measure of writes: random operations, writers and faults; {@code -Dseeds=N} runs so many seeds, {@code -Dseed=N}
 * replays one. Seeds run side by side, for they wait most of the time.
 */
class SeededWritesTest {
    private static final int SEEDS = 500;
    private static final int SEEDS_OF_A_TEST = 50;
    private static final int SIDE_BY_SIDE = 4;
    private static final int OPERATIONS = 24;
    private static final int MAX_WRITERS = 8;

    static Stream<List<Long>> seeds() {
        Long one = Long.getLong("seed");
        if (one != null) {
            return Stream.of(List.of(one));
        }
        long all = Long.getLong("seeds", SEEDS);
        return LongStream.iterate(0, from -> from < all, from -> from + SEEDS_OF_A_TEST)
                .mapToObj(from -> LongStream.range(from, Math.min(all, from + SEEDS_OF_A_TEST))
                        .boxed()
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatCallersAreToldIsWhatIsStored(List<Long> seeds) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(SIDE_BY_SIDE);
        List<String> wrong = new ArrayList<>();
        try {
            List<Callable<List<String>>> runs = new ArrayList<>();
            seeds.forEach(seed -> runs.add(() -> run(seed)));
            for (Future<List<String>> run : pool.invokeAll(runs)) {
                wrong.addAll(run.get());
            }
        } finally {
            pool.shutdown();
        }
        assertThat(wrong).as("what is wrong, with its seed").isEmpty();
    }

    private static List<String> run(long seed) throws Exception {
        int writers = 1 + (int) (seed % MAX_WRITERS);
        SeededRun run = new SeededRun(seed, writers, seed % 5 == 4 ? 0 : 2);
        run.breakRequests(seed % 4 == 0 ? 0 : 0.01);
        run.write(OPERATIONS / writers + 3);
        return Stream.of(run.wrongAnswers(), run.staleRows())
                .flatMap(List::stream)
                .map(line -> "seed " + seed + ": " + line)
                .toList();
    }
}
