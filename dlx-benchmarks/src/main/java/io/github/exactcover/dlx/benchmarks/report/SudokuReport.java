package io.github.exactcover.dlx.benchmarks.report;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The table of SudokuBenchmark: Sudokus a second, with dlx and with Janet Sudoku. */
public final class SudokuReport {

    private static final double MICROSECONDS = 1e6;

    private static final String STREAM = "stream";
    private static final String PROBLEMS = "aProblemForEach";
    private static final String JANET = "janetSudoku";

    private final List<Measurement> measurements;
    private final Set<String> sets = new LinkedHashSet<>();

    /**
     * Makes a report.
     *
     * @param measurements the results of SudokuBenchmark
     */
    public SudokuReport(List<Measurement> measurements) {
        this.measurements = List.copyOf(measurements);
        measurements.forEach(measurement -> sets.add(measurement.param("set")));
    }

    /**
     * The table, with a row for each set of Sudokus.
     *
     * @return Markdown
     * @throws IllegalArgumentException if the times are not in microseconds
     */
    public String markdown() {
        Table table = new Table(
                "Sudokus a second",
                "SudokuSolver",
                "a problem for each",
                "Janet Sudoku",
                "SudokuSolver / Janet Sudoku");
        sets.forEach(set -> table.row(set, rate(set, STREAM), rate(set, PROBLEMS), rate(set, JANET), ratio(set)));
        return table.toString();
    }

    /** The rate, with the error of the time carried over to first order. */
    private String rate(String set, String method) {
        return find(set, method)
                .map(found -> {
                    double rate = rate(found);
                    return Figures.time(rate, rate * found.error() / found.score());
                })
                .orElse("-");
    }

    private static double rate(Measurement found) {
        if (!found.unit().equals("us/op")) {
            throw new IllegalArgumentException(
                    "The times of " + found.type() + " are in " + found.unit() + "; measure in us/op");
        }
        return MICROSECONDS / found.score();
    }

    private String ratio(String set) {
        Optional<Measurement> janet = find(set, JANET);
        return find(set, STREAM)
                .flatMap(ours -> janet.map(theirs -> Figures.ratio(rate(ours), rate(theirs))))
                .orElse("-");
    }

    private Optional<Measurement> find(String set, String method) {
        return measurements.stream()
                .filter(measurement -> measurement.param("set").equals(set)
                        && measurement.method().equals(method))
                .findFirst();
    }
}
