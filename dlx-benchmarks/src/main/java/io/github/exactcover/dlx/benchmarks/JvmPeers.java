package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import io.github.exactcover.dlx.count.Count;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What all benchmarks of solvers for the JVM share: the instances, the JMH settings, and the check of each count. The
 * instances are small and have no colors, so that every solver can count them in reasonable time.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 1, time = 2)
@Measurement(iterations = 3, time = 1)
public abstract class JvmPeers {

    /** Any name that {@link NamedProblems} has. */
    @Param({
        "queens-10",
        "latin-8-38-empty",
        "langford-9",
        "steiner-9-0",
        "dominoes-6x6",
        "matchings-10",
        "factorizations-8-1",
        "toroidal-queens-11",
        "three-dimensional-20-140-1",
        "sudoku-17-1"
    })
    public String instance = "queens-8";

    private ExactCoverProblem<?, ?> problem = NamedProblems.get(instance);
    private long solutions;

    /** Called by subclasses. */
    protected JvmPeers() {}

    /** Called by JMH. */
    @Setup
    public void build() {
        problem = NamedProblems.get(instance);
        solutions = Count.of(problem).solutions().longValueExact();
    }

    /**
     * The problem to count.
     *
     * @return the problem of {@link #instance}
     */
    protected final ExactCoverProblem<?, ?> problem() {
        return problem;
    }

    /**
     * Checks a count: the time of a wrong count is worth nothing.
     *
     * @param solver the name of the solver that counted
     * @param counted the number of solutions
     * @return that number
     * @throws IllegalStateException if it is wrong
     */
    protected final long checked(String solver, long counted) {
        if (counted != solutions) {
            throw new IllegalStateException(
                    solver + " counts " + counted + " solutions of " + instance + ", dlx " + solutions);
        }
        return counted;
    }
}
