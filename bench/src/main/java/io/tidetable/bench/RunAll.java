package io.tidetable.bench;

import io.tidetable.bench.Effort.Spell;
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
 * came of it. Argument: {@code full} (some 14 minutes on two cores; writes the figures and charts of
 * docs/performance.md), {@code quick}, or {@code smoke} (each benchmark once).
 */
public final class RunAll {
    private static final Path JSON = Path.of("bench/target/benchmarks.json");

    private RunAll() {}

    /** Runs it in the project's own directory. */
    public static void main(String[] arguments) throws RunnerException, IOException {
        Effort effort = Effort.of(arguments.length > 0 ? arguments[0] : "full");
        Scores scores = new Scores();
        if (effort.growthWarmups() > 0) {
            grown(
                    new Spell(effort.growthWarmups(), 1, effort.growth().millis()),
                    effort.sizes().get(0));
        }
        for (int round = 0; round < Math.max(1, effort.rounds()); round++) {
            scores.add(sideBySide(effort, effort.mapping(), "(Mapping|Access)"));
            scores.add(sideBySide(effort, effort.calls(), "(Read|Write)"));
            for (int turn = 0; turn < effort.turns(); turn++) {
                for (int size : effort.sizes()) {
                    scores.add(grown(effort.growth(), size));
                }
            }
        }
        Files.createDirectories(JSON.toAbsolutePath().getParent());
        ResultFormatFactory.getInstance(ResultFormatType.JSON, JSON.toString()).writeOut(scores.results());
        if (effort.measures()) {
            List<String> figures = new Figures(scores, effort.sizes()).lines();
            figures.forEach(System.out::println);
            if (effort.isFull()) {
                Document.write(figures);
                Charts.write(scores, effort.sizes());
            }
        }
    }

    private static Collection<RunResult> sideBySide(Effort effort, Spell spell, String benchmarks)
            throws RunnerException {
        return new Runner(options(spell, benchmarks)
                        .forks(effort.measures() ? 1 : 0)
                        .build())
                .run();
    }

    /** In this process: its tables are filled once. */
    private static Collection<RunResult> grown(Spell spell, int size) throws RunnerException {
        return new Runner(options(spell, "Growth")
                        .param("entities", Integer.toString(size))
                        .forks(0)
                        .build())
                .run();
    }

    private static ChainedOptionsBuilder options(Spell spell, String benchmarks) {
        TimeValue time = new TimeValue(spell.millis(), TimeUnit.MILLISECONDS);
        return new OptionsBuilder()
                .include("\\." + benchmarks + "Benchmark\\.")
                .warmupIterations(spell.warmups())
                .warmupTime(time)
                .measurementIterations(spell.iterations())
                .measurementTime(time)
                .shouldFailOnError(true)
                .jvmArgs("-Xmx1g", "-XX:+UseSerialGC")
                .addProfiler(GCProfiler.class);
    }
}
