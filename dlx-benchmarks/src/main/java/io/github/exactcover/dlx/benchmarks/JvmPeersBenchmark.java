package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.benchmarks.peers.Choco;
import io.github.exactcover.dlx.benchmarks.peers.Sat4jCount;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Compares dlx with other solvers for the JVM. Each counts all solutions on one thread. The time includes handing the
 * problem over to the solver.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar JvmPeers
 * java -jar dlx-benchmarks/target/benchmarks.jar JvmPeersBenchmark -p instance=queens-8
 * </pre>
 *
 * <p>Two more solvers need a Maven profile when you build: {@code -Pfamiru} adds de.famiru.dlx, {@code -Portools} adds
 * the CP-SAT solver of OR-Tools, which has large native libraries. {@code JvmPeers} runs all solvers that were built.
 */
public class JvmPeersBenchmark extends JvmPeers {

    /** Called by JMH. */
    public JvmPeersBenchmark() {}

    /**
     * Counts with dlx. It visits every solution, as the others do, and remembers no subproblems.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long dlx() {
        return checked("dlx", DLX.search(problem()).count().solutions().longValueExact());
    }

    /**
     * Counts with choco-solver.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long choco() {
        return checked("choco-solver", Choco.count(problem()));
    }

    /**
     * Counts with sat4j.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long sat4j() {
        return checked("sat4j", Sat4jCount.of(problem()));
    }
}
