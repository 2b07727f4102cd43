package io.tidetable.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * A command: runs all benchmarks, in rounds, so that both sides of a comparison stand side by side, and writes what
 * came of it. Argument: {@code full} (some 11 minutes on two cores; writes the figures and charts of
 * docs/performance.md), {@code quick}, or {@code smoke} (each benchmark once).
 */
public final class RunAll {
    private static final Path JSON = Path.of("bench/target/benchmarks.json");
    private static final String SIDE_BY_SIDE = "\\.(Mapping|Read|Write|Access)Benchmark\\.";

    private static final int GROWTH_WARMUPS = 20;
    /** Times the iterations of other benchmarks: one process has no rounds. */
    private static final int GROWTH_ITERATIONS = 3;

    private RunAll() {}

    /** Runs it in the project's own directory. */
    public static void main(String[] arguments) throws RunnerException, IOException {
        Effort effort = Effort.of(arguments.length > 0 ? arguments[0] : "full");
        Scores scores = new Scores();
        for (int round = 0; round < Math.max(1, effort.rounds()); round++) {
            scores.add(new Runner(options(effort, SIDE_BY_SIDE)
                            .forks(effort.rounds() == 0 ? 0 : 1)
                            .build())
                    .run());
        }
        if (effort.rounds() > 0) {
            grown(effort, effort.sizes().get(0), GROWTH_WARMUPS); // in one process the first size would pay for all
        }
        for (int size : effort.sizes()) {
            scores.add(grown(effort, size, GROWTH_ITERATIONS * effort.iterations()));
        }
        Files.createDirectories(JSON.toAbsolutePath().getParent());
        ResultFormatFactory.getInstance(ResultFormatType.JSON, JSON.toString()).writeOut(scores.results());
        if (effort.rounds() > 0) {
            List<String> figures = new Figures(scores, effort.sizes()).lines();
            figures.forEach(System.out::println);
            if (effort.isFull()) {
                Document.write(figures);
                Charts.write(scores, effort.sizes());
            }
        }
    }

    private static Collection<RunResult> grown(Effort effort, int size, int iterations) throws RunnerException {
        return new Runner(options(effort, "\\.GrowthBenchmark\\.")
                        .param("entities", Integer.toString(size))
                        .measurementIterations(iterations)
                        .forks(0)
                        .build())
                .run();
    }

    private static ChainedOptionsBuilder options(Effort effort, String benchmarks) {
        return new OptionsBuilder()
                .include(benchmarks)
                .warmupIterations(effort.warmups())
                .warmupTime(new TimeValue(effort.millis(), TimeUnit.MILLISECONDS))
                .measurementIterations(effort.iterations())
                .measurementTime(new TimeValue(effort.millis(), TimeUnit.MILLISECONDS))
                .shouldFailOnError(true)
                .jvmArgs("-Xmx1g", "-XX:+UseSerialGC")
                .addProfiler(GCProfiler.class);
    }
}
