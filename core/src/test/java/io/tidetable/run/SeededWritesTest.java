package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The measure of writes: random operations, writers and faults; {@code -Dseeds=N} runs so many seeds, {@code -Dseed=N}
 * replays one.
 */
class SeededWritesTest {
    private static final int SEEDS = 200;
    private static final int OPERATIONS = 24;

    static LongStream seeds() {
        Long one = Long.getLong("seed");
        return one == null ? LongStream.range(0, Long.getLong("seeds", SEEDS)) : LongStream.of(one);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatCallersAreToldIsWhatIsStored(long seed) throws Exception {
        int writers = 1 + (int) (seed % 8);
        SeededRun run = new SeededRun(seed, writers);
        run.breakRequests(seed % 3 == 0 ? 0 : 0.02);
        run.write(OPERATIONS / writers + 3);
        assertThat(run.wrong()).as("seed " + seed).isEmpty();
    }
}
