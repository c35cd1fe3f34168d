package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.benchmarks.queens.ArrayQueens;
import io.github.exactcover.dlx.benchmarks.queens.BitMaskQueens;
import io.github.exactcover.dlx.benchmarks.queens.FilteredQueens;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.problems.board.NQueens;
import java.math.BigInteger;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Compares dlx with the usual ways to find all placements of n queens. All use one thread and no symmetry. The time of
 * dlx includes building the problem.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar QueensBaselines
 * java -jar dlx-benchmarks/target/benchmarks.jar QueensBaselines -p n=10
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class QueensBaselines {

    /** The size of the board. */
    @Param({"6", "8", "10", "12"})
    public int n = 8;

    /** Called by JMH. */
    public QueensBaselines() {}

    /**
     * Keeps a list of free squares and filters it after each queen.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long filtering() {
        return FilteredQueens.count(n);
    }

    /**
     * Backtracks with arrays for files and diagonals.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long arrays() {
        return ArrayQueens.count(n);
    }

    /**
     * Backtracks on bit masks.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long bitMasks() {
        return BitMaskQueens.count(n);
    }

    /**
     * Counts the solutions of the exact-cover problem.
     *
     * @return the number of solutions
     */
    @Benchmark
    public BigInteger dlxCount() {
        return Count.of(NQueens.of(n).problem()).solutions();
    }

    /**
     * Shows each solution of the exact-cover problem to a visitor.
     *
     * @param blackhole takes the solutions
     * @return the number of solutions
     */
    @Benchmark
    public BigInteger dlxVisitor(Blackhole blackhole) {
        return DLX.solve(NQueens.of(n).problem(), solution -> {
                    blackhole.consume(solution.options());
                    return Visit.CONTINUE;
                })
                .solutions();
    }
}
