package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.math.BigInteger;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
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
 * Compares all ways to count on one thread: search, a sweep along a frontier, a walk with a memo, a diagram, and {@link
 * Counting#AUTO}. In the first instances the same subproblems come again and again, in the others hardly ever.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar CountingBenchmark
 * java -jar dlx-benchmarks/target/benchmarks.jar CountingBenchmark -p instance=dominoes-16x16 -p method=AUTO
 * </pre>
 *
 * <p>A method that needs more than {@value #TOO_LONG_SECONDS} seconds or runs out of memory has no result, and JMH goes
 * on with the next one. If a count takes longer than an iteration, the iteration is that one count. All instances
 * together take about ten minutes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx4g")
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class CountingBenchmark {

    /** A count that takes longer is not measured. */
    static final int TOO_LONG_SECONDS = 20;

    /** How to count. */
    public enum Method {
        /** {@link Counting#SEARCH}. */
        SEARCH,
        /** {@link Counting#FRONTIER}. */
        FRONTIER,
        /** {@link io.github.exactcover.dlx.diagram.SolutionDiagram}; the nodes reported are those of the diagram. */
        DIAGRAM,
        /** {@link Counting#AUTO}. */
        AUTO
    }

    /** Any name that {@link NamedProblems} has. */
    @Param({
        "dominoes-16x16",
        "tetrominoes-6x8",
        "tetrominoes-8x8",
        "matchings-30",
        "factorizations-8-0",
        "queens-14",
        "langford-12",
        "pentominoes-6x10",
        "sudoku-17-1",
        "steiner-15-2",
        "matrices-10-2",
        "two-factors-8",
        "dominating-7"
    })
    public String instance = "dominoes-8x8";

    /** How to count; JMH tries every method. */
    @Param
    public Method method = Method.AUTO;

    private ExactCoverProblem<?, ?> problem = NamedProblems.get(instance);

    /** Called by JMH. */
    public CountingBenchmark() {}

    /** Called by JMH. */
    @Setup
    public void build() {
        problem = NamedProblems.get(instance);
    }

    /**
     * Counts, and checks the count where the right one is known: the time of a wrong count is worth nothing.
     *
     * @param cost records nodes, hits and memory
     * @return the number of solutions
     * @throws IllegalStateException if counting takes too long, or the count is wrong
     */
    @Benchmark
    public BigInteger count(SearchCost cost) {
        BigInteger solutions = counted(cost);
        if (solutions.bitLength() < Long.SIZE) {
            Suite.check(instance, solutions.longValue(), "Method " + method);
        }
        return solutions;
    }

    private BigInteger counted(SearchCost cost) {
        Duration most = Duration.ofSeconds(TOO_LONG_SECONDS);
        if (method == Method.DIAGRAM) {
            SolutionDiagram<?> diagram =
                    SolutionDiagram.of(problem).timeout(most).inMemory();
            cost.setNodes(diagram.size());
            return diagram.count();
        }
        CountResult result = Count.of(problem)
                .timeout(most)
                .by(Counting.valueOf(method.name()))
                .result();
        if (!result.isExhausted()) {
            throw new IllegalStateException(
                    method + " takes more than " + TOO_LONG_SECONDS + " seconds, so it is not measured");
        }
        cost.set(result);
        return result.solutions();
    }
}
