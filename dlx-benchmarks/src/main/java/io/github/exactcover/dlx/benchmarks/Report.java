package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.report.CompareReport;
import io.github.exactcover.dlx.benchmarks.report.CountingReport;
import io.github.exactcover.dlx.benchmarks.report.EngineReport;
import io.github.exactcover.dlx.benchmarks.report.GeneratedText;
import io.github.exactcover.dlx.benchmarks.report.ItemOrderReport;
import io.github.exactcover.dlx.benchmarks.report.Machine;
import io.github.exactcover.dlx.benchmarks.report.Measurement;
import io.github.exactcover.dlx.benchmarks.report.OrderStudy;
import io.github.exactcover.dlx.benchmarks.report.QueensReport;
import io.github.exactcover.dlx.benchmarks.report.ResultFiles;
import io.github.exactcover.dlx.benchmarks.report.SearchReport;
import io.github.exactcover.dlx.benchmarks.report.ShowingReport;
import io.github.exactcover.dlx.benchmarks.report.SideBySideReport;
import io.github.exactcover.dlx.benchmarks.report.SudokuReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Writes the tables of {@code RESULTS.md} and draws its charts.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar -rf json -rff target/results.json
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Report target/results.json
 * </pre>
 *
 * <p>Run it from the root of the project, on the machine that measured: the document names the processor and the
 * system. The results of a benchmark class replace the earlier ones of that class in {@code dlx-benchmarks/results};
 * those of other classes stay. Without arguments, the program writes the document anew from the results it has kept.
 */
public final class Report {

    private static final int STUDY_SIZE = 12;

    /** The last two have results only if the project was built with their Maven profiles. */
    private static final List<String> JVM_PEERS =
            List.of("JvmPeersBenchmark", "JvmPeersFamiruBenchmark", "JvmPeersOrToolsBenchmark");

    private final Path results;
    private final Path document;
    private final int studySize;

    Report(Path module, int studySize) {
        results = module.resolve("results");
        document = module.resolve("RESULTS.md");
        this.studySize = studySize;
    }

    /**
     * The program.
     *
     * @param args files that JMH wrote with {@code -rf json}
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        System.setProperty("java.awt.headless", "true");
        Report report = new Report(Path.of("dlx-benchmarks"), STUDY_SIZE);
        for (String file : args) {
            new ResultFiles(report.results).keep(Path.of(file), Machine.current());
        }
        report.write();
    }

    /** Writes the tables of all kept results into the document, and the charts into the results directory. */
    void write() throws IOException {
        ResultFiles kept = new ResultFiles(results);
        String text = Files.readString(document);
        text = GeneratedText.replace(text, "order-study", new OrderStudy(studySize).markdown());
        text = with(text, "item-order", kept, List.of("ItemOrderBenchmark"), this::itemOrder);
        text = with(text, "queens-baselines", kept, List.of("QueensBaselines", "LargeQueens"), this::queens);
        text = with(text, "search", kept, List.of("SearchBenchmark"), found -> new SearchReport(found).markdown());
        text = with(text, "engines", kept, List.of("EngineBenchmark"), this::engines);
        text = with(
                text, "counting", kept, List.of("CountingBenchmark"), found -> new CountingReport(found).markdown());
        text = with(text, "showing", kept, List.of("ShowingBenchmark"), found -> new ShowingReport(found).markdown());
        text = with(text, "jvm-peers", kept, JVM_PEERS, Report::jvmPeers);
        text = with(text, "sudoku", kept, List.of("SudokuBenchmark"), found -> new SudokuReport(found).markdown());
        text = withTable(text, "compare", CompareReport::means);
        text = withTable(text, "first", CompareReport::totals);
        text = withTable(text, "cheapest", table -> table);
        Files.writeString(document, text);
    }

    /**
     * Replaces one part of the document by what a script wrote; leaves it as it is if the script has written nothing.
     */
    private String withTable(String text, String script, UnaryOperator<String> shortened) throws IOException {
        Path table = results.resolve(script + ".md");
        return Files.exists(table)
                ? GeneratedText.replace(text, script, shortened.apply(Files.readString(table)))
                : text;
    }

    /** Replaces one part of the document by the tables of some classes; leaves it as it is if they have no results. */
    private static String with(String text, String part, ResultFiles kept, List<String> types, Rendering rendering)
            throws IOException {
        List<String> setups = new ArrayList<>();
        List<Measurement> measurements = new ArrayList<>();
        for (String type : types) {
            List<Measurement> some = kept.measurements(type);
            if (!some.isEmpty()) {
                setups.add(kept.setup(type));
                measurements.addAll(some);
            }
        }
        return measurements.isEmpty()
                ? text
                : GeneratedText.replace(
                        text, part, String.join("\n", setups) + "\n" + rendering.markdown(measurements));
    }

    /** Turns measurements into Markdown, and draws the charts it refers to. */
    private interface Rendering {
        String markdown(List<Measurement> measurements) throws IOException;
    }

    private String itemOrder(List<Measurement> measurements) throws IOException {
        ItemOrderReport report = new ItemOrderReport(measurements);
        report.draw(results);
        return report.markdown()
                + "\n![Ratios](results/item-order-ratio.svg)\n\n![Times](results/item-order-time.svg)\n";
    }

    private String queens(List<Measurement> measurements) throws IOException {
        QueensReport report = new QueensReport(measurements);
        report.draw(results);
        return report.markdown() + "\n![Times](results/queens-baselines.svg)\n";
    }

    private String engines(List<Measurement> measurements) throws IOException {
        EngineReport report = new EngineReport(measurements);
        report.draw(results);
        return report.markdown() + "\n![Engines](results/engines.svg)\n";
    }

    private static String jvmPeers(List<Measurement> measurements) {
        return new SideBySideReport(measurements, Measurement::method).markdown("dlx");
    }
}
