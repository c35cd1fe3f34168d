package io.github.exactcover.dlx.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.benchmarks.report.Measurement;
import io.github.exactcover.dlx.benchmarks.report.Tables;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.options.CommandLineOptions;

class BenchmarksTest {

    /**
     * Within wide bounds, since the machine may do something else too: but a wrong unit, or no division, is outside.
     */
    @Test
    void cpuTimeIsMeasuredForEachOperation() throws Exception {
        List<Measurement> measurements = Benchmarks.run(new CommandLineOptions(
                "ItemOrderBenchmark.mrv", "-p", "instance=queens-6", "-f", "0", "-wi", "0", "-i", "1", "-r", "200ms"));

        int processors = Runtime.getRuntime().availableProcessors();
        assertThat(measurements)
                .hasSize(2)
                .allSatisfy(measurement -> assertThat(measurement.cpu())
                        .isBetween(measurement.score() / 500, measurement.score() * 2 * processors));
        assertThat(Tables.of(measurements)).contains("| queens-6 |", "CPU: natural");
    }
}
