package io.github.exactcover.dlx.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The table of ShowingBenchmark: what it takes to show all solutions, in the ways that users ask for them. */
public final class ShowingReport {

    private static final String VISITOR = "visitor";
    private static final String TWO_THREADS = "twoThreads";

    /** The methods of the benchmark, in the order of the columns. */
    private static final List<String> METHODS = List.of("count", VISITOR, "options", "stream", "timeout", TWO_THREADS);

    private static final double NANOSECONDS = 1e6;

    private final List<Measurement> measurements;
    private final Set<String> instances = new LinkedHashSet<>();

    /**
     * Makes a report.
     *
     * @param measurements the results of ShowingBenchmark
     */
    public ShowingReport(List<Measurement> measurements) {
        this.measurements = List.copyOf(measurements);
        measurements.forEach(measurement -> instances.add(measurement.param("instance")));
    }

    /**
     * The table, with a row for each problem.
     *
     * @return Markdown
     */
    public String markdown() {
        Table table = new Table(
                "times in ms",
                "solutions",
                "count",
                "visitor",
                "options read",
                "stream",
                "time-out",
                "two threads",
                "visitor, ns / solution",
                "visitor / two threads");
        instances.forEach(instance -> table.row(row(instance)));
        return table.toString();
    }

    private String[] row(String instance) {
        List<String> cells = new ArrayList<>(List.of(instance, solutions(instance)));
        METHODS.forEach(method -> cells.add(find(instance, method)
                .map(found -> Figures.time(found.score(), Double.NaN))
                .orElse("-")));
        Optional<Measurement> visitor = find(instance, VISITOR);
        cells.add(visitor.map(found -> Figures.time(found.score() * NANOSECONDS / found.counter("shown"), Double.NaN))
                .orElse("-"));
        cells.add(visitor.flatMap(
                        one -> find(instance, TWO_THREADS).map(two -> Figures.ratio(one.score(), two.score())))
                .orElse("-"));
        return cells.toArray(String[]::new);
    }

    private String solutions(String instance) {
        return measurements.stream()
                .filter(measurement -> measurement.param("instance").equals(instance))
                .findFirst()
                .map(found -> Figures.whole(found.counter("shown")))
                .orElse("-");
    }

    private Optional<Measurement> find(String instance, String method) {
        return measurements.stream()
                .filter(measurement -> measurement.param("instance").equals(instance)
                        && measurement.method().equals(method))
                .findFirst();
    }
}
