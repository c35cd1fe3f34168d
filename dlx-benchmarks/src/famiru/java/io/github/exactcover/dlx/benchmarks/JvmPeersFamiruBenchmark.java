package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.peers.FamiruCount;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Compares de.famiru.dlx with the solvers of {@link JvmPeersBenchmark}.
 *
 * <pre>
 * ./mvnw -q package -DskipTests -Pfamiru
 * java -jar dlx-benchmarks/target/benchmarks.jar JvmPeers
 * </pre>
 */
public class JvmPeersFamiruBenchmark extends JvmPeers {

    /** Called by JMH. */
    public JvmPeersFamiruBenchmark() {}

    /**
     * Counts with de.famiru.dlx.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long famiru() {
        return checked("de.famiru.dlx", FamiruCount.of(problem()));
    }
}
