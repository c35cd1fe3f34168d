package io.github.exactcover.dlx.benchmarks.report;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The tables of some benchmark classes that belong together.
 *
 * @param name the name of the part of RESULTS.md that has them
 * @param types the simple names of the classes; some have results only if the project was built with their Maven
 *     profiles
 * @param report writes the tables of their results, in Markdown
 */
public record Tables(String name, List<String> types, Function<List<Measurement>, String> report) {

    private static final String ITEM_ORDER = "item-order";

    private static final List<Tables> ALL = List.of(
            new Tables(ITEM_ORDER, List.of("ItemOrderBenchmark"), found -> new ItemOrderReport(found).markdown()),
            new Tables(
                    "queens-baselines",
                    List.of("QueensBaselines", "LargeQueens"),
                    found -> new QueensReport(found).markdown()),
            new Tables("search", List.of("SearchBenchmark"), found -> new SearchReport(found).markdown()),
            new Tables("engines", List.of("EngineBenchmark"), found -> new EngineReport(found).markdown()),
            new Tables("counting", List.of("CountingBenchmark"), found -> new CountingReport(found).markdown()),
            new Tables("showing", List.of("ShowingBenchmark"), found -> new ShowingReport(found).markdown()),
            new Tables(
                    "jvm-peers",
                    List.of("JvmPeersBenchmark", "JvmPeersFamiruBenchmark", "JvmPeersOrToolsBenchmark"),
                    found -> new SideBySideReport(found, Measurement::method).markdown("dlx")),
            new Tables("sudoku", List.of("SudokuBenchmark"), found -> new SudokuReport(found).markdown()));

    /**
     * The tables of all classes that have any.
     *
     * @return one for each part of RESULTS.md
     */
    public static List<Tables> all() {
        return ALL;
    }

    /**
     * All tables that some results have.
     *
     * @param measurements the results, of any classes
     * @return Markdown; empty if none of the classes has a table
     */
    public static String of(List<Measurement> measurements) {
        return ALL.stream()
                .map(tables -> tables.markdown(measurements.stream()
                        .filter(measurement -> tables.types.contains(measurement.type()))
                        .toList()))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /**
     * The tables of results of these classes, by the clock on the wall, and also by CPU time where that was measured.
     *
     * @param measurements the results
     * @return Markdown; empty if there are no results
     */
    public String markdown(List<Measurement> measurements) {
        if (measurements.isEmpty()) {
            return "";
        }
        String text = report.apply(measurements);
        // Item orders have both in each row.
        return name.equals(ITEM_ORDER) || !Measurement.haveCpu(measurements)
                ? text
                : text + "\nThe same by CPU time:\n\n"
                        + report.apply(
                                measurements.stream().map(Measurement::byCpu).toList());
    }
}
