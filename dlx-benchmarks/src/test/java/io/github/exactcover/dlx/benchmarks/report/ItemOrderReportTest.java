package io.github.exactcover.dlx.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemOrderReportTest {

    private static List<Measurement> measurements(String... results) throws JsonProcessingException {
        List<Measurement> measurements = new ArrayList<>();
        for (String result : results) {
            measurements.add(Measurement.of(new ObjectMapper().readTree(result)));
        }
        return measurements;
    }

    @Test
    void bothOrdersOfAProblemStandInOneRow() throws JsonProcessingException {
        String text = new ItemOrderReport(measurements(
                        ReportFiles.search("mrv", "queens-8", "NATURAL", 2.5, 1000),
                        ReportFiles.search("mrv", "queens-8", "PIPE_ORGAN", 1.25, 250),
                        ReportFiles.search("mrv", "queens-9", "NATURAL", 1234.5, 10000),
                        ReportFiles.search("mrv", "queens-9", "PIPE_ORGAN", 1234.5, 9000),
                        ReportFiles.search("first", "latin-4", "NATURAL", 1, 10)))
                .markdown();
        assertThat(lines(text))
                .contains(
                        "| queens-8 | 2.50 ± 0.01 | 1.25 ± 0.01 | 0.50 | 1,000 | 250 | 0.25 | 10,000 | 2,500 | 0.25 |")
                .contains(
                        "| queens-9 | 1,235 ± 0 | 1,235 ± 0 | 1.00 | 10,000 | 9,000 | 0.90 | 100,000 | 90,000 | 0.90 |")
                .contains("| queens, MRV | 0.50 to 1.00 | 0.25 to 0.90 | 0.25 to 0.90 |")
                .noneMatch(line -> line.contains("latin"));
    }

    /** On a busy machine, the time is the time that others left. */
    @Test
    void theRatioByCpuTimeStandsBesideTheOther() throws JsonProcessingException {
        List<Measurement> measurements = measurements(
                ReportFiles.withCpu(ReportFiles.search("mrv", "queens-8", "NATURAL", 8, 1000), 2),
                ReportFiles.withCpu(ReportFiles.search("mrv", "queens-8", "PIPE_ORGAN", 2, 250), 1.5));
        assertThat(lines(Tables.of(measurements)))
                .contains("| problems | time | CPU time | nodes | updates |")
                .contains("| queens, MRV | 0.25 to 0.25 | 0.75 to 0.75 | 0.25 to 0.25 | 0.25 to 0.25 |")
                .contains("| queens-8 | 8.00 ± 0.01 | 2.00 ± 0.01 | 0.25 | 2.00 | 1.50 | 0.75 | 1,000 | 250 | 0.25 |"
                        + " 10,000 | 2,500 | 0.25 |")
                .noneMatch(line -> line.contains("by CPU time:"));
    }

    @Test
    void otherTablesAreRepeatedByCpuTimeWhereItWasMeasured() throws JsonProcessingException {
        String instance = "\"instance\" : \"langford-9\"";
        String dlx = ReportFiles.result("JvmPeersBenchmark.dlx", instance, 2, "1", 7);
        String choco = ReportFiles.result("JvmPeersBenchmark.choco", instance, 8, "1", 7);

        assertThat(Tables.of(measurements(dlx, ReportFiles.withCpu(choco, 6))))
                .contains(" 4.00 |")
                .doesNotContain("CPU");
        assertThat(Tables.of(measurements(ReportFiles.withCpu(dlx, 1), ReportFiles.withCpu(choco, 6))))
                .containsSubsequence(" 4.00 |", "The same by CPU time:", "| langford-9  | 1.00 |  6.00 |", " 6.00 |");
        assertThat(Tables.of(measurements(ReportFiles.result("ThreadsBenchmark.count", instance, 2, "1", 7))))
                .isEmpty();
    }

    private static List<String> lines(String text) {
        return text.lines().map(line -> line.replaceAll(" +", " ")).toList();
    }
}
