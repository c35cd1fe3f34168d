package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.queens.BitMaskQueens;
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

/**
 * Counts n queens on boards that are too large for the slower methods of {@link QueensBaselines}: how much slower is a
 * general search than bit masks, which can do nothing but queens? Both use one thread. The time of dlx includes
 * building the problem.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar LargeQueens
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class LargeQueens {

    /** The size of the board. */
    @Param({"14", "15"})
    public int n = 14;

    /** Called by JMH. */
    public LargeQueens() {}

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
}
