package io.github.exactcover.dlx.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SudokuReportTest {

    @Test
    void timesBecomeRatesWithTheirErrors() {
        String table = new SudokuReport(List.of(
                        measurement("EASY", "stream", 50, 5, "us/op"),
                        measurement("EASY", "janetSudoku", 400, Double.NaN, "us/op"),
                        measurement("HARD", "stream", 1000, 1, "us/op"),
                        measurement("HARD", "aProblemForEach", 2000, 4, "us/op")))
                .markdown();

        assertThat(table.replaceAll(" +", " ")).endsWith("""
                | EASY | 20,000 ± 2,000 | - | 2,500 | 8.00 |
                | HARD | 1,000 ± 1 | 500 ± 1 | - | - |
                """);
    }

    @Test
    void otherUnitsAreRefused() {
        SudokuReport report = new SudokuReport(List.of(measurement("EASY", "stream", 50, 5, "ms/op")));

        assertThatThrownBy(report::markdown)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("measure in us/op");
    }

    private static Measurement measurement(String set, String method, double score, double error, String unit) {
        return new Measurement("SudokuBenchmark", method, Map.of("set", set), score, error, unit, Map.of());
    }
}
