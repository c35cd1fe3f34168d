package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.report.CompareReport;
import io.github.exactcover.dlx.benchmarks.report.EngineReport;
import io.github.exactcover.dlx.benchmarks.report.GeneratedText;
import io.github.exactcover.dlx.benchmarks.report.ItemOrderReport;
import io.github.exactcover.dlx.benchmarks.report.Machine;
import io.github.exactcover.dlx.benchmarks.report.Measurement;
import io.github.exactcover.dlx.benchmarks.report.OrderStudy;
import io.github.exactcover.dlx.benchmarks.report.QueensReport;
import io.github.exactcover.dlx.benchmarks.report.ResultFiles;
import io.github.exactcover.dlx.benchmarks.report.Tables;
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
        for (Tables tables : Tables.all()) {
            text = with(text, tables, kept);
        }
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
    private String with(String text, Tables tables, ResultFiles kept) throws IOException {
        List<String> setups = new ArrayList<>();
        List<Measurement> measurements = new ArrayList<>();
        for (String type : tables.types()) {
            List<Measurement> some = kept.measurements(type);
            if (!some.isEmpty()) {
                setups.add(kept.setup(type));
                measurements.addAll(some);
            }
        }
        return measurements.isEmpty()
                ? text
                : GeneratedText.replace(
                        text,
                        tables.name(),
                        String.join("\n", setups) + "\n" + tables.markdown(measurements)
                                + charts(tables.name(), measurements));
    }

    /** Draws the charts of a part, and refers to them. */
    private String charts(String name, List<Measurement> measurements) throws IOException {
        return switch (name) {
            case "item-order" -> {
                new ItemOrderReport(measurements).draw(results);
                yield "\n![Ratios](results/item-order-ratio.svg)\n\n![Times](results/item-order-time.svg)\n";
            }
            case "queens-baselines" -> {
                new QueensReport(measurements).draw(results);
                yield "\n![Times](results/queens-baselines.svg)\n";
            }
            case "engines" -> {
                new EngineReport(measurements).draw(results);
                yield "\n![Engines](results/engines.svg)\n";
            }
            default -> "";
        };
    }
}
