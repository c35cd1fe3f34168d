package io.github.exactcover.dlx.benchmarks.report;

import io.github.exactcover.dlx.benchmarks.report.LineChart.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The table and chart of QueensBaselines and LargeQueens. */
public final class QueensReport {

    /** The names of the benchmark's methods in the table. */
    private static final Map<String, String> NAMES = new LinkedHashMap<>();

    static {
        NAMES.put("filtering", "filtering a list");
        NAMES.put("arrays", "arrays");
        NAMES.put("bitMasks", "bit masks");
        NAMES.put("dlxCount", "Count");
        NAMES.put("dlxVisitor", "DLX.solve, a visitor");
    }

    private final List<Measurement> measurements;
    private final TreeSet<Integer> sizes = new TreeSet<>();

    /**
     * Makes a report.
     *
     * @param measurements the results of QueensBaselines and LargeQueens
     */
    public QueensReport(List<Measurement> measurements) {
        this.measurements = List.copyOf(measurements);
        measurements.forEach(measurement -> sizes.add(size(measurement)));
    }

    private static int size(Measurement measurement) {
        return Integer.parseInt(measurement.param("n"));
    }

    /**
     * The table.
     *
     * @return Markdown
     */
    public String markdown() {
        List<String> titles = new ArrayList<>(List.of("times in ms"));
        sizes.forEach(n -> titles.add("n = " + n));
        Table table = new Table(titles.toArray(String[]::new));
        NAMES.forEach((method, name) -> {
            List<String> cells = new ArrayList<>(List.of(name));
            sizes.forEach(n -> cells.add(find(method, n)
                    .map(found -> Figures.time(found.score(), found.error()))
                    .orElse("-")));
            table.row(cells.toArray(String[]::new));
        });
        List<String> ratios = new ArrayList<>(List.of("Count / bit masks"));
        sizes.forEach(n -> ratios.add(ratio(n)));
        table.row(ratios.toArray(String[]::new));
        return table.toString();
    }

    private String ratio(int n) {
        Optional<Measurement> masks = find("bitMasks", n);
        return find("dlxCount", n)
                .flatMap(ours -> masks.map(theirs -> Figures.ratio(ours.score(), theirs.score())))
                .orElse("-");
    }

    private Optional<Measurement> find(String method, int n) {
        return measurements.stream()
                .filter(measurement -> measurement.method().equals(method) && size(measurement) == n)
                .findFirst();
    }

    /**
     * Draws the chart {@code queens-baselines.svg}.
     *
     * @param directory the directory to write to
     * @throws IOException if the file cannot be written
     */
    public void draw(Path directory) throws IOException {
        LineChart chart = new LineChart("All placements of n queens", "n", "time, ms (logarithmic)").logarithmic();
        int color = 0;
        for (Map.Entry<String, String> name : NAMES.entrySet()) {
            List<Point> points = new ArrayList<>();
            sizes.forEach(n ->
                    find(name.getKey(), n).ifPresent(found -> points.add(new Point(n, found.score(), found.error()))));
            if (!points.isEmpty()) {
                chart.line(name.getValue(), color, name.getKey().startsWith("dlx"), points);
            }
            color++;
        }
        chart.write(directory.resolve("queens-baselines.svg"));
    }
}
