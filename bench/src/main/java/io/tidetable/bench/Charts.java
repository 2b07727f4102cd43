package io.tidetable.bench;

import java.awt.Color;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;

/** The charts of docs/performance.md: drawn by XChart, written as SVG by Batik. */
final class Charts {
    private static final String SVG = "http://www.w3.org/2000/svg";
    private static final int WIDTH = 960;
    private static final int HEIGHT = 480;

    private Charts() {}

    static void write(Scores scores, List<Integer> sizes) throws IOException {
        save(ratios(scores), Path.of("docs/performance-ratios.svg"));
        save(growth(scores, sizes), Path.of("docs/performance-growth.svg"));
    }

    private static CategoryChart ratios(Scores scores) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title("Time, by that of the SDK with mapping by hand (1.0)")
                .build();
        style(chart.getStyler());
        chart.getStyler().setAvailableSpaceFill(0.6);
        chart.getStyler().setXAxisLabelRotation(30).setYAxisMin(0.0);
        List<Comparison> shown =
                Comparison.ALL.stream().filter(c -> c.target() > 0).toList();
        List<String> labels = shown.stream().map(Comparison::label).toList();
        chart.addSeries("by hand", labels, labels.stream().map(label -> 1.0).toList());
        chart.addSeries(
                "Tidetable",
                labels,
                shown.stream()
                        .map(c -> Scores.median(scores.ratios(c.ours(), c.byHand())))
                        .toList());
        return chart;
    }

    private static XYChart growth(Scores scores, List<Integer> sizes) {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title("One question of one partition as it grows, on the embedded service")
                .xAxisTitle("entities")
                .yAxisTitle("µs")
                .build();
        style(chart.getStyler());
        chart.getStyler().setXAxisLogarithmic(true).setYAxisLogarithmic(true);
        for (String question : List.of("partitionScan", "indexLookup", "newest")) {
            List<Double> times = sizes.stream()
                    .map(size -> scores.of("GrowthBenchmark." + question + ":" + size)
                            .median())
                    .toList();
            String label = switch (question) {
                case "partitionScan" -> "partition scan";
                case "indexLookup" -> "lookup by index";
                default -> "newest 10";
            };
            chart.addSeries(label, sizes, times);
        }
        return chart;
    }

    private static void style(AxesChartStyler styler) {
        styler.setPlotGridLinesVisible(false); // dashes are outlines too, and most of the file
        styler.setChartBackgroundColor(Color.WHITE).setLegendPosition(Styler.LegendPosition.OutsideE);
    }

    private static void save(Chart<?, ?> chart, Path file) throws IOException {
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
        context.setPrecision(2); // texts are outlines: digits behind the second are half of the file
        context.setComment("XChart and Batik");
        SVGGraphics2D graphics = new SVGGraphics2D(context, false);
        graphics.setSVGCanvasSize(new java.awt.Dimension(WIDTH, HEIGHT));
        chart.paint(graphics, WIDTH, HEIGHT);
        try (var out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            graphics.stream(out, true);
        }
    }

    private static org.w3c.dom.Document document() {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVG, "svg", null);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }
}
