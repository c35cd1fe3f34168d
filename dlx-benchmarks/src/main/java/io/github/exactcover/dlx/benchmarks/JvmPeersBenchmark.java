package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.benchmarks.peers.ChocoCount;
import io.github.exactcover.dlx.benchmarks.peers.Sat4jCount;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Other solvers for the JVM beside ours: all solutions are counted, on one thread, and stating the problem to the solver is
 * measured with it.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar JvmPeers
 * java -jar dlx-benchmarks/target/benchmarks.jar JvmPeersBenchmark -p instance=queens-8
 * </pre>
 *
 * <p>Two more are measured only where they are asked for when the project is built, each by a profile of Maven with its own
 * sources: {@code -Pfamiru} adds de.famiru.dlx, {@code -Portools} the CP-SAT solver of OR-Tools, which brings large native
 * libraries. {@code JvmPeers} stands for all that were built.
 */
public class JvmPeersBenchmark extends JvmPeers {

    /** Called by JMH. */
    public JvmPeersBenchmark() {}

    /**
     * Counts with dlx, by the search that also finds the solutions, as the others do.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long dlx() {
        return checked(
                "dlx",
                DLX.search(problem())
                        .counting(Counting.SEARCH)
                        .count()
                        .solutions()
                        .longValueExact());
    }

    /**
     * Counts with choco-solver.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long choco() {
        return checked("choco-solver", ChocoCount.of(problem()));
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
