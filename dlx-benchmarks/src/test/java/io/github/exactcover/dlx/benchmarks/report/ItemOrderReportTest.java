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

    private static List<String> lines(String text) {
        return text.lines().map(line -> line.replaceAll(" +", " ")).toList();
    }
}
