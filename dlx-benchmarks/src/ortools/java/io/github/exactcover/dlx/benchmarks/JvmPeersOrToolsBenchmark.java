package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.peers.CpSat;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Compares OR-Tools with the solvers of {@link JvmPeersBenchmark}.
 *
 * <pre>
 * ./mvnw -q package -DskipTests -Portools
 * java -jar dlx-benchmarks/target/benchmarks.jar JvmPeers
 * </pre>
 */
public class JvmPeersOrToolsBenchmark extends JvmPeers {

    /** Called by JMH. */
    public JvmPeersOrToolsBenchmark() {}

    /**
     * Counts with OR-Tools.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long ortools() {
        return checked("OR-Tools", CpSat.count(problem()));
    }
}
