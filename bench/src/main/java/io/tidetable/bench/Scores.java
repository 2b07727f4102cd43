package io.tidetable.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;

/** What was measured, over the rounds: benchmarks are named as in {@code ReadBenchmark.findByHand:canned}. */
final class Scores {
    private final Map<String, List<BenchmarkResult>> byName = new LinkedHashMap<>();

    /** Several results of one benchmark's rounds, in their order. */
    record Score(String unit, List<Double> rounds, double bytes) {
        double median() {
            return Scores.median(rounds);
        }
    }

    void add(Collection<RunResult> round) {
        for (RunResult result : round) {
            byName.computeIfAbsent(name(result.getParams()), name -> new ArrayList<>())
                    .addAll(result.getBenchmarkResults());
        }
    }

    private static String name(BenchmarkParams params) {
        StringBuilder name = new StringBuilder(params.getBenchmark().replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1"));
        params.getParamsKeys().forEach(key -> name.append(':').append(params.getParam(key)));
        return name.toString();
    }

    /** All results, each benchmark once. */
    List<RunResult> results() {
        return byName.values().stream()
                .map(results -> new RunResult(results.get(0).getParams(), results))
                .toList();
    }

    Score of(String name) {
        List<BenchmarkResult> results = Objects.requireNonNull(byName.get(name), name);
        return new Score(
                results.get(0).getPrimaryResult().getScoreUnit().replace("/op", ""),
                results.stream().map(Scores::time).toList(),
                median(results.stream().map(Scores::bytes).toList()));
    }

    /** Of the round's iterations the median: what else the machine did meanwhile is not of the benchmark. */
    private static double time(BenchmarkResult result) {
        return median(result.getIterationResults().stream()
                .map(iteration -> iteration.getPrimaryResult().getScore())
                .toList());
    }

    private static double bytes(BenchmarkResult result) {
        return result.getSecondaryResults().entrySet().stream()
                .filter(entry -> entry.getKey().contains("gc.alloc.rate.norm"))
                .mapToDouble(entry -> entry.getValue().getScore())
                .findFirst()
                .orElse(Double.NaN);
    }

    /** How two compare, round by round: one's time by the other's, in ascending order. */
    List<Double> ratios(String one, String other) {
        List<Double> above = of(one).rounds();
        List<Double> below = of(other).rounds();
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < above.size(); i++) {
            ratios.add(above.get(i) / below.get(i));
        }
        return ratios.stream().sorted().toList();
    }

    static double median(List<Double> numbers) {
        List<Double> sorted = numbers.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
