package io.tidetable.bench;

import io.tidetable.bench.Scores.Score;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The tables of docs/performance.md. */
record Figures(Scores scores, List<Integer> sizes) {
    /** How much a question that is to be flat may differ over all sizes. */
    private static final double FLAT = 1.5;

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s, %d processors, %s %s, %s",
                Machine.processor(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.vm.name"),
                System.getProperty("java.version"),
                System.getProperty("os.name")));
        lines.add("");
        lines.add("| | by hand | Tidetable | ratio (least to greatest) | target | bytes by hand | bytes |");
        lines.add("|---|--:|--:|--:|--:|--:|--:|");
        Comparison.ALL.forEach(comparison -> lines.add(line(comparison)));
        lines.add("");
        lines.add("| access to fourteen members | by hand | | ratio (least to greatest) | | bytes by hand | bytes |");
        lines.add("|---|--:|--:|--:|--:|--:|--:|");
        Comparison.ACCESS.forEach(comparison -> lines.add(line(comparison)));
        lines.add("");
        lines.add("| entities in the partition | lookup by index | newest 10 | partition scan | scan by lookup |");
        lines.add("|--:|--:|--:|--:|--:|");
        sizes.forEach(size -> lines.add(grown(size)));
        lines.add(String.format(
                Locale.ROOT,
                "| greatest by least (target %s) | %.2f%s | %.2f%s | | |",
                FLAT,
                spread("indexLookup"),
                verdict(spread("indexLookup") <= FLAT),
                spread("newest"),
                verdict(spread("newest") <= FLAT)));
        return lines;
    }

    private String line(Comparison comparison) {
        Score ours = scores.of(comparison.ours());
        Score byHand = scores.of(comparison.byHand());
        List<Double> ratios = scores.ratios(comparison.ours(), comparison.byHand());
        double ratio = Scores.median(ratios);
        String target = comparison.target() == 0
                ? ""
                : String.format(
                        Locale.ROOT, "at most %.1f%s", comparison.target(), verdict(ratio <= comparison.target()));
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | **%.2f** (%.2f to %.2f) | %s | %,.0f | %,.0f |",
                comparison.label(),
                time(byHand.median(), byHand.unit()),
                time(ours.median(), ours.unit()),
                ratio,
                ratios.get(0),
                ratios.get(ratios.size() - 1),
                target,
                byHand.bytes(),
                ours.bytes());
    }

    private static String verdict(boolean met) {
        return met ? "" : ", missed";
    }

    private String grown(int size) {
        double lookup = score("indexLookup", size);
        double scan = score("partitionScan", size);
        return String.format(
                Locale.ROOT,
                "| %,d | %s | %s | %s | %,.0f |",
                size,
                time(lookup, "us"),
                time(score("newest", size), "us"),
                time(scan, "us"),
                scan / lookup);
    }

    private double score(String question, int size) {
        return scores.of("GrowthBenchmark." + question + ":" + size).median();
    }

    private double spread(String question) {
        List<Double> all = sizes.stream().map(size -> score(question, size)).toList();
        return Collections.max(all) / Collections.min(all);
    }

    private static String time(double time, String unit) {
        boolean inMillis = unit.equals("us") && time >= 10_000;
        double shown = inMillis ? time / 1000 : time;
        String digits = shown < 10 ? "%.2f %s" : shown < 1000 ? "%.0f %s" : "%,.0f %s";
        return String.format(Locale.ROOT, digits, shown, inMillis ? "ms" : unit.replace("us", "µs"));
    }
}
