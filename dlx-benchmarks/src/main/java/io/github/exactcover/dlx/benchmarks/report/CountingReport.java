package io.github.exactcover.dlx.benchmarks.report;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The table of CountingBenchmark: what each method costs. */
public final class CountingReport {

    private static final List<String> METHODS = List.of("SEARCH", "FRONTIER", "DIAGRAM", "AUTO");

    private static final double KILO = 1000;

    private final List<Measurement> measurements;
    private final Set<String> instances = new LinkedHashSet<>();

    /**
     * Makes a report.
     *
     * @param measurements the results of CountingBenchmark
     */
    public CountingReport(List<Measurement> measurements) {
        this.measurements = List.copyOf(measurements);
        measurements.forEach(measurement -> instances.add(measurement.param("instance")));
    }

    /**
     * The table, with a row for each problem and method.
     *
     * @return Markdown
     */
    public String markdown() {
        Table table = new Table("problem", "method", "time, ms", "time / fastest", "memory, MB", "hits", "nodes");
        for (String instance : instances) {
            for (String method : METHODS) {
                table.row(find(instance, method)
                        .map(found -> row(found, fastest(instance)))
                        .orElse(new String[] {instance, method, "-", "-", "-", "-", "-"}));
            }
        }
        return table.toString();
    }

    private static String[] row(Measurement found, double fastest) {
        return new String[] {
            found.param("instance"),
            found.param("method"),
            Figures.time(found.score(), Double.NaN),
            Figures.ratio(found.score(), fastest),
            unlessNone(found.counter("kilobytes") / KILO),
            unlessNone(found.counter("hits")),
            unlessNone(found.counter("nodes"))
        };
    }

    private static String unlessNone(double number) {
        return number > 0 ? Figures.whole(Math.ceil(number)) : "-";
    }

    private double fastest(String instance) {
        return measurements.stream()
                .filter(measurement -> measurement.param("instance").equals(instance))
                .mapToDouble(Measurement::score)
                .min()
                .orElse(Double.NaN);
    }

    private Optional<Measurement> find(String instance, String method) {
        return measurements.stream()
                .filter(measurement -> measurement.param("instance").equals(instance)
                        && measurement.param("method").equals(method))
                .findFirst();
    }
}
