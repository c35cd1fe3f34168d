package io.github.exactcover.dlx.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CountingReportTest {

    @Test
    void eachMethodHasALineForEachProblem() {
        String table = new CountingReport(List.of(
                        measurement("queens-8", "SEARCH", 8, Map.of("nodes", 2000.0, "hits", 0.0, "kilobytes", 0.0)),
                        measurement("queens-8", "AUTO", 4, Map.of("nodes", 30.0, "hits", 7.0, "kilobytes", 1500.0)),
                        measurement("soma", "AUTO", 3, Map.of("nodes", 40.0))))
                .markdown();
        assertThat(table.replaceAll(" +", " "))
                .contains("| problem | method | time, ms | time / fastest | memory, MB | hits | nodes |\n")
                .endsWith("""
                        | queens-8 | SEARCH | 8.00 | 2.00 | - | - | 2,000 |
                        | queens-8 | FRONTIER | - | - | - | - | - |
                        | queens-8 | DIAGRAM | - | - | - | - | - |
                        | queens-8 | AUTO | 4.00 | 1.00 | 2 | 7 | 30 |
                        | soma | SEARCH | - | - | - | - | - |
                        | soma | FRONTIER | - | - | - | - | - |
                        | soma | DIAGRAM | - | - | - | - | - |
                        | soma | AUTO | 3.00 | 1.00 | - | - | 40 |
                        """);
    }

    private static Measurement measurement(String instance, String method, double score, Map<String, Double> counters) {
        return new Measurement(
                "CountingBenchmark",
                "count",
                Map.of("instance", instance, "method", method),
                score,
                Double.NaN,
                "ms/op",
                counters);
    }
}
