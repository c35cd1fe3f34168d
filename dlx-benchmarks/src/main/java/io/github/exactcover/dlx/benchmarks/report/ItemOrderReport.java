package io.github.exactcover.dlx.benchmarks.report;

import io.github.exactcover.dlx.benchmarks.report.LineChart.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The tables and charts of ItemOrderBenchmark. */
public final class ItemOrderReport {

    /** The same search in both orders. */
    private record Pair(Measurement natural, Measurement pipeOrgan) {

        double ratio(ToDoubleFunction<Measurement> cost) {
            return cost.applyAsDouble(pipeOrgan) / cost.applyAsDouble(natural);
        }
    }

    private final Map<String, Pair> mrv;
    private final Map<String, Pair> first;
    private final boolean hasCpu;

    /**
     * Makes a report.
     *
     * @param measurements the results of ItemOrderBenchmark
     */
    public ItemOrderReport(List<Measurement> measurements) {
        mrv = pairs(measurements, "mrv");
        first = pairs(measurements, "first");
        hasCpu = Measurement.haveCpu(measurements);
    }

    private static Map<String, Pair> pairs(List<Measurement> measurements, String method) {
        Map<String, Measurement> natural = new LinkedHashMap<>();
        Map<String, Pair> pairs = new LinkedHashMap<>();
        for (Measurement measurement : measurements) {
            if (measurement.method().equals(method)) {
                boolean isNatural = measurement.param("order").equals("NATURAL");
                String instance = measurement.param("instance");
                if (isNatural) {
                    natural.put(instance, measurement);
                } else if (natural.containsKey(instance)) {
                    pairs.put(instance, new Pair(natural.get(instance), measurement));
                }
            }
        }
        return pairs;
    }

    /**
     * The tables.
     *
     * @return Markdown
     */
    public String markdown() {
        return "In short: pipe organ / natural, from the smallest ratio to the largest:\n\n" + summary()
                + "\nWith MRV (`ItemChoice.MRV`), times in ms:\n\n" + table(mrv)
                + "\nWithout MRV (`ItemChoice.FIRST`), times in ms:\n\n" + table(first);
    }

    private Table summary() {
        List<String> titles = new ArrayList<>(List.of("problems", "time", "nodes", "updates"));
        if (hasCpu) {
            titles.add(2, "CPU time");
        }
        Table table = new Table(titles.toArray(String[]::new));
        summarize(table, "queens, MRV", mrv, "queens-\\d+");
        summarize(table, "queens, FIRST", first, "queens-\\d+");
        summarize(table, "empty Latin squares, MRV", mrv, "latin-\\d+");
        summarize(table, "empty Latin squares, FIRST", first, "latin-\\d+");
        summarize(table, "Latin squares with givens, MRV", mrv, "latin-.*-empty");
        summarize(table, "Latin squares with givens, FIRST", first, "latin-.*-empty");
        return table;
    }

    private void summarize(Table table, String name, Map<String, Pair> pairs, String instances) {
        List<Pair> chosen = pairs.entrySet().stream()
                .filter(entry -> entry.getKey().matches(instances))
                .map(Map.Entry::getValue)
                .toList();
        if (!chosen.isEmpty()) {
            List<String> cells = new ArrayList<>(List.of(name, range(chosen, Measurement::score)));
            if (hasCpu) {
                cells.add(range(chosen, Measurement::cpu));
            }
            cells.add(range(chosen, cost -> cost.counter("nodes")));
            cells.add(range(chosen, cost -> cost.counter("updates")));
            table.row(cells.toArray(String[]::new));
        }
    }

    private static String range(List<Pair> pairs, ToDoubleFunction<Measurement> cost) {
        DoubleSummaryStatistics ratios =
                pairs.stream().mapToDouble(pair -> pair.ratio(cost)).summaryStatistics();
        return Figures.ratio(ratios.getMin(), 1) + " to " + Figures.ratio(ratios.getMax(), 1);
    }

    private Table table(Map<String, Pair> pairs) {
        List<String> titles = new ArrayList<>(List.of("problem", "natural", "pipe organ", "ratio"));
        if (hasCpu) {
            titles.addAll(List.of("CPU: natural", "pipe organ", "ratio"));
        }
        titles.addAll(List.of("nodes: natural", "pipe organ", "ratio", "updates: natural", "pipe organ", "ratio"));
        Table table = new Table(titles.toArray(String[]::new));
        pairs.forEach((instance, pair) -> {
            List<String> cells = new ArrayList<>(List.of(
                    instance,
                    Figures.time(pair.natural.score(), pair.natural.error()),
                    Figures.time(pair.pipeOrgan.score(), pair.pipeOrgan.error()),
                    Figures.ratio(pair.pipeOrgan.score(), pair.natural.score())));
            if (hasCpu) {
                cells.add(Figures.time(pair.natural.cpu(), Double.NaN));
                cells.add(Figures.time(pair.pipeOrgan.cpu(), Double.NaN));
                cells.add(Figures.ratio(pair.pipeOrgan.cpu(), pair.natural.cpu()));
            }
            for (String counter : List.of("nodes", "updates")) {
                double natural = pair.natural.counter(counter);
                double pipeOrgan = pair.pipeOrgan.counter(counter);
                cells.add(Figures.whole(natural));
                cells.add(Figures.whole(pipeOrgan));
                cells.add(Figures.ratio(pipeOrgan, natural));
            }
            table.row(cells.toArray(String[]::new));
        });
        return table;
    }

    /**
     * Draws the charts {@code item-order-time.svg} and {@code item-order-ratio.svg}.
     *
     * @param directory the directory to write to
     * @throws IOException if a file cannot be written
     */
    public void draw(Path directory) throws IOException {
        LineChart times =
                new LineChart("Counting all solutions of n queens", "n", "time, ms (logarithmic)").logarithmic();
        LineChart ratios = new LineChart(
                        "n queens: pipe organ / natural order", "n", "ratio (below 1, pipe organ is better)")
                .between(0, 1.2);
        for (boolean isMrv : new boolean[] {true, false}) {
            String choice = isMrv ? "MRV" : "FIRST";
            Map<String, Pair> pairs = isMrv ? mrv : first;
            times.line(choice + ", natural", 0, !isMrv, times(pairs, true));
            times.line(choice + ", pipe organ", 1, !isMrv, times(pairs, false));
            ratios.line(choice + ", time", 0, !isMrv, ratios(pairs, Measurement::score));
            ratios.line(choice + ", updates", 1, !isMrv, ratios(pairs, cost -> cost.counter("updates")));
            ratios.line(choice + ", nodes", 2, !isMrv, ratios(pairs, cost -> cost.counter("nodes")));
        }
        times.write(directory.resolve("item-order-time.svg"));
        ratios.write(directory.resolve("item-order-ratio.svg"));
    }

    private static List<Point> times(Map<String, Pair> pairs, boolean natural) {
        List<Point> points = new ArrayList<>();
        queens(pairs).forEach((n, pair) -> {
            Measurement time = natural ? pair.natural : pair.pipeOrgan;
            points.add(new Point(n, time.score(), time.error()));
        });
        return points;
    }

    private static List<Point> ratios(Map<String, Pair> pairs, ToDoubleFunction<Measurement> cost) {
        List<Point> points = new ArrayList<>();
        queens(pairs).forEach((n, pair) -> points.add(new Point(n, pair.ratio(cost), Double.NaN)));
        return points;
    }

    private static Map<Integer, Pair> queens(Map<String, Pair> pairs) {
        Map<Integer, Pair> queens = new LinkedHashMap<>();
        pairs.forEach((instance, pair) -> {
            if (instance.startsWith("queens-")) {
                queens.put(Integer.parseInt(instance.substring("queens-".length())), pair);
            }
        });
        return queens;
    }
}
