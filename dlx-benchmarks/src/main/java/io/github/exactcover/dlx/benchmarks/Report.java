package io.github.exactcover.dlx.benchmarks;

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
import io.github.exactcover.dlx.benchmarks.report.SideBySideReport;
import io.github.exactcover.dlx.benchmarks.report.SudokuReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes every number of {@code RESULTS.md}, and draws its charts.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar -rf json -rff target/results.json
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Report target/results.json
 * </pre>
 *
 * <p>To be run from the root of the project, on the machine that measured, for the machine is written down. The results
 * of a class of benchmarks replace the earlier ones of that class in {@code dlx-benchmarks/results}; those of other
 * classes stay. Without arguments, the document is written anew from what is kept.
 */
public final class Report {

    private static final int STUDY_SIZE = 12;

    /** Two of them are there only in results of a build with their profile. */
    private static final String[] JVM_PEERS = {
        "JvmPeersBenchmark", "JvmPeersFamiruBenchmark", "JvmPeersOrToolsBenchmark"
    };

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

    /** Writes the tables of all that is kept into the document, and the charts beside it. */
    void write() throws IOException {
        ResultFiles kept = new ResultFiles(results);
        String text = Files.readString(document);
        text = GeneratedText.replace(text, "order-study", new OrderStudy(studySize).markdown());
        text = withItemOrder(text, kept);
        text = withQueens(text, kept);
        text = withSearches(text, kept);
        text = withEngines(text, kept);
        text = withCounting(text, kept);
        text = withJvmPeers(text, kept);
        text = withSudokus(text, kept);
        Path comparison = results.resolve("compare.md");
        if (Files.exists(comparison)) {
            text = GeneratedText.replace(text, "compare", Files.readString(comparison));
        }
        Files.writeString(document, text);
    }

    private String withItemOrder(String text, ResultFiles kept) throws IOException {
        List<Measurement> measurements = kept.measurements("ItemOrderBenchmark");
        if (measurements.isEmpty()) {
            return text;
        }
        ItemOrderReport report = new ItemOrderReport(measurements);
        report.draw(results);
        String tables = kept.setup("ItemOrderBenchmark") + "\n" + report.markdown()
                + "\n![Ratios](results/item-order-ratio.svg)\n\n![Times](results/item-order-time.svg)\n";
        return GeneratedText.replace(text, "item-order", tables);
    }

    private String withQueens(String text, ResultFiles kept) throws IOException {
        List<Measurement> measurements = new ArrayList<>(kept.measurements("QueensBaselines"));
        measurements.addAll(kept.measurements("LargeQueens"));
        if (measurements.isEmpty()) {
            return text;
        }
        QueensReport report = new QueensReport(measurements);
        report.draw(results);
        String tables = setups(kept, "QueensBaselines", "LargeQueens") + "\n" + report.markdown()
                + "\n![Times](results/queens-baselines.svg)\n";
        return GeneratedText.replace(text, "queens-baselines", tables);
    }

    private static String withSearches(String text, ResultFiles kept) throws IOException {
        List<Measurement> measurements = kept.measurements("SearchBenchmark");
        if (measurements.isEmpty()) {
            return text;
        }
        String table = kept.setup("SearchBenchmark") + "\n" + new SearchReport(measurements).markdown();
        return GeneratedText.replace(text, "search", table);
    }

    private String withEngines(String text, ResultFiles kept) throws IOException {
        List<Measurement> measurements = kept.measurements("EngineBenchmark");
        if (measurements.isEmpty()) {
            return text;
        }
        EngineReport report = new EngineReport(measurements);
        report.draw(results);
        String tables =
                kept.setup("EngineBenchmark") + "\n" + report.markdown() + "\n![Engines](results/engines.svg)\n";
        return GeneratedText.replace(text, "engines", tables);
    }

    private static String withCounting(String text, ResultFiles kept) throws IOException {
        List<Measurement> measurements = kept.measurements("CountingBenchmark");
        if (measurements.isEmpty()) {
            return text;
        }
        String table = kept.setup("CountingBenchmark") + "\n" + new CountingReport(measurements).markdown();
        return GeneratedText.replace(text, "counting", table);
    }

    private static String withJvmPeers(String text, ResultFiles kept) throws IOException {
        List<Measurement> measurements = new ArrayList<>();
        for (String type : JVM_PEERS) {
            measurements.addAll(kept.measurements(type));
        }
        if (measurements.isEmpty()) {
            return text;
        }
        SideBySideReport report = new SideBySideReport(measurements, Measurement::method);
        String tables = setups(kept, JVM_PEERS) + "\n" + report.markdown("dlx");
        return GeneratedText.replace(text, "jvm-peers", tables);
    }

    private static String withSudokus(String text, ResultFiles kept) throws IOException {
        List<Measurement> measurements = kept.measurements("SudokuBenchmark");
        if (measurements.isEmpty()) {
            return text;
        }
        String table = kept.setup("SudokuBenchmark") + "\n" + new SudokuReport(measurements).markdown();
        return GeneratedText.replace(text, "sudoku", table);
    }

    /** How the kept results of those of some classes that have any were made. */
    private static String setups(ResultFiles kept, String... types) throws IOException {
        List<String> setups = new ArrayList<>();
        for (String type : types) {
            if (!kept.measurements(type).isEmpty()) {
                setups.add(kept.setup(type));
            }
        }
        return String.join("\n", setups);
    }
}
