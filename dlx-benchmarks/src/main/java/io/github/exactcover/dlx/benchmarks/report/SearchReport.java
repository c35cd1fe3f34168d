package io.github.exactcover.dlx.benchmarks.report;

import java.util.List;

/** The table of SearchBenchmark. */
public final class SearchReport {

    private static final double NANOSECONDS = 1e6;

    private final List<Measurement> measurements;

    /**
     * Makes a report.
     *
     * @param measurements the results of SearchBenchmark
     */
    public SearchReport(List<Measurement> measurements) {
        this.measurements = List.copyOf(measurements);
    }

    /**
     * The table.
     *
     * @return Markdown
     */
    public String markdown() {
        Table table = new Table("problem", "time, ms", "nodes", "updates", "ns / update");
        for (Measurement measurement : measurements) {
            double updates = measurement.counter("updates");
            table.row(
                    measurement.param("instance"),
                    Figures.time(measurement.score(), measurement.error()),
                    Figures.whole(measurement.counter("nodes")),
                    Figures.whole(updates),
                    Figures.ratio(measurement.score() * NANOSECONDS, updates));
        }
        return table.toString();
    }
}
