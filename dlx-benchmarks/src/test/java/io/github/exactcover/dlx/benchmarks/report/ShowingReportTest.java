package io.github.exactcover.dlx.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShowingReportTest {

    @Test
    void eachProblemHasARowAndEachWayToShowItsSolutionsAColumn() {
        String table = new ShowingReport(List.of(
                        measurement("soma", "visitor", 8, 2_000_000),
                        measurement("soma", "count", 3, 2_000_000),
                        measurement("soma", "options", 16, 2_000_000),
                        measurement("soma", "stream", 9, 2_000_000),
                        measurement("soma", "timeout", 8.5, 2_000_000),
                        measurement("soma", "twoThreads", 5, 2_000_000),
                        measurement("queens-8", "stream", 1, 92)))
                .markdown();
        assertThat(table.replaceAll(" +", " ")).contains("""
                | times in ms | solutions | count | visitor | options read | stream | time-out | two threads \
                | visitor, ns / solution | visitor / two threads |
                """).endsWith("""
                | soma | 2,000,000 | 3.00 | 8.00 | 16.0 | 9.00 | 8.50 | 5.00 | 4.00 | 1.60 |
                | queens-8 | 92 | - | - | - | 1.00 | - | - | - | - |
                """);
    }

    private static Measurement measurement(String instance, String method, double score, double shown) {
        return new Measurement(
                "ShowingBenchmark",
                method,
                Map.of("instance", instance),
                score,
                Double.NaN,
                "ms/op",
                Map.of("shown", shown));
    }
}
