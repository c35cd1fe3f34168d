package io.github.exactcover.dlx.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The table and chart of EngineBenchmark: which engine is the fastest, and how close AUTO comes to it. */
public final class EngineReport {

    private static final String AUTO = "AUTO";

    private final List<Measurement> measurements;
    private final Set<String> instances = new LinkedHashSet<>();
    private final Set<String> engines = new LinkedHashSet<>();

    /**
     * Makes a report.
     *
     * @param measurements the results of EngineBenchmark
     */
    public EngineReport(List<Measurement> measurements) {
        this.measurements = List.copyOf(measurements);
        measurements.forEach(measurement -> {
            instances.add(measurement.param("instance"));
            engines.add(measurement.param("engine"));
        });
        engines.remove(AUTO);
    }

    /**
     * The table of times. Each row also has the fastest engine, and the time of AUTO divided by that of the fastest.
     * Below the table is the geometric mean of these ratios.
     *
     * @return Markdown
     */
    public String markdown() {
        List<String> titles = new ArrayList<>(List.of("times in ms", AUTO));
        titles.addAll(engines);
        titles.addAll(List.of("fastest", "AUTO / fastest"));
        Table table = new Table(titles.toArray(String[]::new));
        instances.forEach(instance -> table.row(row(instance)));
        return table + mean();
    }

    private String[] row(String instance) {
        List<String> cells = new ArrayList<>(List.of(instance, time(instance, AUTO)));
        engines.forEach(engine -> cells.add(time(instance, engine)));
        cells.add(fastest(instance).map(found -> found.param("engine")).orElse("-"));
        cells.add(ratio(instance, AUTO).map(ratio -> Figures.ratio(ratio, 1)).orElse("-"));
        return cells.toArray(String[]::new);
    }

    private String time(String instance, String engine) {
        return find(instance, engine)
                .map(found -> Figures.time(found.score(), Double.NaN))
                .orElse("-");
    }

    private String mean() {
        double[] logarithms = instances.stream()
                .flatMap(instance -> ratio(instance, AUTO).stream())
                .mapToDouble(Math::log)
                .toArray();
        double sum = 0;
        for (double logarithm : logarithms) {
            sum += logarithm;
        }
        return logarithms.length == 0
                ? ""
                : "\nGeometric mean of AUTO / fastest over " + logarithms.length + " instances: "
                        + Figures.ratio(Math.exp(sum / logarithms.length), 1) + "\n";
    }

    /**
     * Draws the chart {@code engines.svg}.
     *
     * @param directory the directory to write to
     * @throws IOException if the file cannot be written
     */
    public void draw(Path directory) throws IOException {
        RatioChart chart = new RatioChart("Engines beside the fastest one", "time / time of the fastest engine");
        List<String> names = instances.stream()
                .filter(instance -> fastest(instance).isPresent())
                .toList();
        List<String> all = new ArrayList<>(List.of(AUTO));
        all.addAll(engines);
        for (String engine : all) {
            List<@Nullable Double> ratios = new ArrayList<>();
            names.forEach(instance -> ratios.add(ratio(instance, engine).orElse(null)));
            chart.points(engine, names, ratios);
        }
        chart.write(directory.resolve("engines.svg"));
    }

    private Optional<Double> ratio(String instance, String engine) {
        return fastest(instance).flatMap(best -> find(instance, engine).map(found -> found.score() / best.score()));
    }

    private Optional<Measurement> fastest(String instance) {
        return engines.stream()
                .flatMap(engine -> find(instance, engine).stream())
                .min(Comparator.comparingDouble(Measurement::score));
    }

    private Optional<Measurement> find(String instance, String engine) {
        return measurements.stream()
                .filter(measurement -> measurement.param("instance").equals(instance)
                        && measurement.param("engine").equals(engine))
                .findFirst();
    }
}
