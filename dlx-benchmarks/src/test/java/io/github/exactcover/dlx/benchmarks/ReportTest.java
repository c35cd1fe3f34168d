package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.exactcover.dlx.benchmarks.report.Machine;
import io.github.exactcover.dlx.benchmarks.report.ReportFiles;
import io.github.exactcover.dlx.benchmarks.report.ResultFiles;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

    @TempDir
    private Path module;

    @Test
    void allTablesAndChartsComeFromTheResults() throws Exception {
        assumeTrue(hasFonts(), "This machine has no fonts, so no chart can be drawn");
        prepare();
        new Report(module, 5).write();
        assertThat(module.resolve("RESULTS.md"))
                .content()
                .contains(
                        "| queens-8 |",
                        "| pentominoes-6x10 |",
                        "| bit masks",
                        "| random",
                        "| `DLX.solve` with a visitor, in a warm JVM | 2.11 of 21 | 3.09 of 14 |\n",
                        "- `DLX.solve` with a visitor, in a warm JVM: matchings-18 (0.94)\n",
                        "| problem | options | dlx |\n|:--|--:|--:|\n| **answered** | | 42 of 46 |\n",
                        " 32.00 |",
                        " 4.00 |",
                        "| MINIMAL",
                        "| BIT_PARALLEL |           1.20 |",
                        "AUTO / fastest over 1 instances: 1.20",
                        "|  DIAGRAM |",
                        "| visitor / two threads |")
                .doesNotContain("costas-13")
                .contains("results/item-order-time.svg", "results/item-order-ratio.svg")
                .contains("results/queens-baselines.svg", "results/engines.svg")
                .endsWith("The end.\n");
        for (String chart : List.of("item-order-time", "item-order-ratio", "queens-baselines", "engines")) {
            Path file = module.resolve("results").resolve(chart + ".svg");
            assertThat(rootOf(file)).isEqualTo("svg");
        }
    }

    @Test
    void theDocumentOfTheProjectHasAPlaceForEachTable() throws IOException {
        String document = Files.readString(Path.of("RESULTS.md"));
        assertThat(List.of(
                        "item-order",
                        "order-study",
                        "queens-baselines",
                        "search",
                        "engines",
                        "counting",
                        "showing",
                        "jvm-peers",
                        "sudoku",
                        "compare",
                        "cheapest",
                        "first"))
                .allSatisfy(name -> assertThat(document)
                        .containsSubsequence(
                                "<!-- begin generated " + name + " -->\n", "<!-- end generated " + name + " -->\n"));
    }

    private static String rootOf(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder()
                .parse(file.toFile())
                .getDocumentElement()
                .getTagName();
    }

    private void prepare() throws IOException {
        List<String> results = new ArrayList<>();
        for (String method : List.of("mrv", "first")) {
            for (String instance : List.of("queens-8", "queens-9")) {
                results.add(ReportFiles.search(method, instance, "NATURAL", 2, 1000));
                results.add(ReportFiles.search(method, instance, "PIPE_ORGAN", 1, 500));
            }
        }
        results.add(ReportFiles.result("QueensBaselines.bitMasks", "\"n\" : \"8\"", 0.001, "\"NaN\"", 0));
        results.add(ReportFiles.result("LargeQueens.bitMasks", "\"n\" : \"9\"", 0.005, "0.1", 0));
        results.add(ReportFiles.result("SearchBenchmark.count", "\"instance\" : \"pentominoes-6x10\"", 9, "1", 3));
        String instance = "\"instance\" : \"soma\"";
        results.add(ReportFiles.result("JvmPeersBenchmark.dlx", instance, 3, "1", 0));
        results.add(ReportFiles.result("JvmPeersBenchmark.choco", instance, 96, "1", 0));
        results.add(ReportFiles.result("JvmPeersFamiruBenchmark.famiru", instance, 12, "1", 0));
        results.add(ReportFiles.result("SudokuBenchmark.stream", "\"set\" : \"MINIMAL\"", 90, "1", 0)
                .replace("ms/op", "us/op"));
        results.add(engine("soma", "AUTO", 6));
        results.add(engine("soma", "DANCING_LINKS", 7));
        results.add(engine("soma", "BIT_PARALLEL", 5));
        results.add(engine("langford-8", "BIT_PARALLEL", 4));
        results.add(counting("soma", "SEARCH", 8));
        results.add(counting("soma", "AUTO", 4));
        results.add(ReportFiles.result("ShowingBenchmark.visitor", instance, 4, "1", 0)
                .replace("\"secondaryMetrics\" : {", "\"secondaryMetrics\" : {\"shown\" : {\"score\" : 11520}"));
        Path file = Files.writeString(module.resolve("jmh.json"), "[" + String.join(",", results) + "]");
        new ResultFiles(module.resolve("results")).keep(file, Machine.current());
        String mean = "- visitor: geometric mean of fastest / dlx over 30 problems 1.5; over the %s that take others at"
                + " least 0.25 s %s; below 1 where others take at least 0.5 s: %s\n";
        Files.writeString(
                module.resolve("results/compare.md"),
                String.format(mean, "21", "2.11", "matchings-18 (0.94)") + String.format(mean, "14", "3.09", "none"));
        Files.writeString(module.resolve("results/first.md"), """
                | problem | options | dlx |
                |:--|--:|--:|
                | costas-13 | 12337 | 1.74 |
                | **answered** | | 42 of 46 |
                """);
        StringBuilder document = new StringBuilder();
        for (String name : List.of(
                "item-order",
                "order-study",
                "queens-baselines",
                "search",
                "engines",
                "counting",
                "showing",
                "jvm-peers",
                "sudoku",
                "compare",
                "first")) {
            document.append("<!-- begin generated ").append(name).append(" -->\n");
            document.append("<!-- end generated ").append(name).append(" -->\n");
        }
        Files.writeString(module.resolve("RESULTS.md"), document + "The end.\n");
    }

    private static String engine(String instance, String engine, double score) {
        String params = "\"instance\" : \"" + instance + "\", \"engine\" : \"" + engine + "\"";
        return ReportFiles.result("EngineBenchmark.count", params, score, "\"NaN\"", 0);
    }

    private static String counting(String instance, String method, double score) {
        String params = "\"instance\" : \"" + instance + "\", \"method\" : \"" + method + "\"";
        return ReportFiles.result("CountingBenchmark.count", params, score, "\"NaN\"", 7);
    }

    /** A JDK has no fonts of its own. If the system has none either, AWT fails in various ways. */
    private static boolean hasFonts() {
        try {
            new Font("SansSerif", Font.PLAIN, 10).getStringBounds("n", new FontRenderContext(null, true, true));
            return true;
        } catch (RuntimeException | LinkageError | InternalError e) {
            return false;
        }
    }
}
