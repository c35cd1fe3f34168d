package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * Shows all solutions, in the ways that users ask for them. {@link CountingBenchmark} counts the same instances without
 * showing them.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar ShowingBenchmark
 * java -jar dlx-benchmarks/target/benchmarks.jar ShowingBenchmark.visitor -p instance=matchings-18
 * </pre>
 *
 * <p>Two threads need two idle processors. The whole takes about three minutes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class ShowingBenchmark {

    /** A name that {@link NamedProblems} knows. */
    @Param({"matchings-16", "dominoes-8x8", "langford-12", "queens-12", "pentominoes-6x10"})
    public String instance = "queens-8";

    private ExactCoverProblem<?, ?> problem = NamedProblems.get(instance);

    /** Called by JMH. */
    public ShowingBenchmark() {}

    /** Called by JMH. */
    @Setup
    public void build() {
        problem = NamedProblems.get(instance);
    }

    /**
     * A visitor that only counts.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long visitor() {
        return counted(DLX.search(problem));
    }

    /**
     * A visitor that only counts, of a search by two threads.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long twoThreads() {
        return counted(DLX.search(problem).threads(2));
    }

    private long counted(Search<?, ?> search) {
        long[] count = new long[1];
        search.solve(solution -> {
            count[0]++;
            return Visit.CONTINUE;
        });
        return checked(count[0]);
    }

    /**
     * A visitor that looks at each option of each solution.
     *
     * @param reader takes the options
     * @return the number of solutions
     */
    @Benchmark
    public long options(Blackhole reader) {
        long[] count = new long[1];
        DLX.forEach(problem, solution -> {
            count[0]++;
            solution.options().forEach(reader::consume);
        });
        return checked(count[0]);
    }

    /**
     * A stream that only counts.
     *
     * @return the number of solutions
     */
    @Benchmark
    public long stream() {
        long[] count = new long[1];
        try (Stream<? extends Solution<?>> solutions = DLX.stream(problem)) {
            solutions.forEach(solution -> count[0]++);
        }
        return checked(count[0]);
    }

    /** A wrong number would make every time worthless. */
    private long checked(long count) {
        Suite.check(instance, count, "ShowingBenchmark");
        return count;
    }
}
